"""Prints as JSON the node tree of the YAML on standard input, as PyYAML's BaseLoader reads it.

A node is [kind, line, column, content]. Line and column count code points from 0. The content is a scalar's text, a
sequence's nodes, or a mapping's keys and values in turn.
"""

import json
import sys

import yaml


def tree(node):
    place = [node.start_mark.line, node.start_mark.column]
    if isinstance(node, yaml.ScalarNode):
        return ["scalar", *place, node.value]
    if isinstance(node, yaml.SequenceNode):
        return ["sequence", *place, [tree(each) for each in node.value]]
    return ["mapping", *place, [tree(each) for entry in node.value for each in entry]]


json.dump(tree(yaml.compose(sys.stdin.buffer.read(), Loader=yaml.BaseLoader)), sys.stdout)

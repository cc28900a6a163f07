"""Prints the strings of an Android `strings.xml` on standard input as JSON, in order.

Python's parser reads the XML. The text of a string is read as in AOSP's tools/aapt2: trim both ends
(ResourceParser::FlattenXmlSubtree), try a reference (ResourceUtils::TryParseReference), then read spaces, quotes and
backslashes (ResourceUtils::StringBuilder::AppendText). Google's page "String resources" describes the same in words.
"""

import json
import sys
import xml.etree.ElementTree as ElementTree

BLANKS = " \t\n\v\f\r"
NAMED = {"t": "\t", "n": "\n"}


def unescaped(raw):
    raw = raw.strip(BLANKS)
    if raw[:1] in ("@", "?"):
        raise ValueError(f"a reference: {raw}")
    result, quoted, after_blank, position = [], False, False, 0
    while position < len(raw):
        sign = raw[position]
        position += 1
        if sign in BLANKS and not quoted:
            if not after_blank:
                result.append(" ")
            after_blank = True
            continue
        after_blank = False
        if sign == "\\":
            if position == len(raw):
                break
            sign = raw[position]
            position += 1
            if sign == "u":
                digits = raw[position : position + 4]
                if len(digits) < 4:
                    raise ValueError(f"too few digits: {raw}")
                result.append(chr(int(digits, 16)))
                position += 4
            else:
                result.append(NAMED.get(sign, sign))
        elif sign == '"':
            quoted = not quoted
        elif sign == "'" and not quoted:
            raise ValueError(f"an apostrophe: {raw}")
        else:
            result.append(sign)
    return "".join(result)


resources = ElementTree.fromstring(sys.stdin.buffer.read())
strings = [[each.get("name"), unescaped(each.text or "")] for each in resources]
if not strings:
    sys.exit("error: there is no string")
for each in resources:
    if (each.text or "").count("%") > 1 and each.get("formatted") != "false":
        raise ValueError("two percent signs in what may be a format")
json.dump(strings, sys.stdout)

"""Uses `nd-config lsp` as editors do. ND_CONFIG is the program; `AnswerTests` has hovers and completions."""

import os
import pathlib

import pytest
import pytest_lsp
from lsprotocol import types
from pytest_lsp import ClientServerConfig, LanguageClient

URI = "file:///project/countries.yaml"
MANIFEST = pathlib.Path("countries.yaml").read_text()


@pytest_lsp.fixture(
    params=["neovim", "visual_studio_code", "emacs"],
    config=ClientServerConfig(server_command=[os.environ["ND_CONFIG"], "lsp"]),
)
async def client(request, lsp_client: LanguageClient):
    result = await lsp_client.initialize_session(
        types.InitializeParams(
            capabilities=pytest_lsp.client_capabilities(request.param),
            workspace_folders=[],
        )
    )
    lsp_client.encoding = result.capabilities.position_encoding
    lsp_client.profile = request.param
    yield
    await lsp_client.shutdown_session()


def units(text, client):
    assert client.encoding in (None, "utf-16")
    return len(text.encode("utf-16-le")) // 2


def position(text, part, client, after=False):
    """The position at which a part of a text begins or ends."""
    offset = text.index(part) + (len(part) if after else 0)
    start = text.rfind("\n", 0, offset) + 1
    return types.Position(text.count("\n", 0, offset), units(text[start:offset], client))


async def findings(client, uri):
    """The findings after the server has answered a request. Before that, causes may be missing."""
    await client.text_document_hover_async(types.HoverParams(document(uri), types.Position(0, 0)))
    return list(client.diagnostics[uri])


async def opened(client, text, uri=URI):
    client.text_document_did_open(
        types.DidOpenTextDocumentParams(
            types.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=text)
        )
    )
    return await findings(client, uri)


async def changed(client, text, part, replacement, version, uri=URI):
    """Sends the text with another part; returns it and its findings."""
    text = text.replace(part, replacement, 1)
    client.text_document_did_change(
        types.DidChangeTextDocumentParams(
            types.VersionedTextDocumentIdentifier(uri=uri, version=version),
            [types.TextDocumentContentChangeWholeDocument(text=text)],
        )
    )
    return text, await findings(client, uri)


def document(uri=URI):
    return types.TextDocumentIdentifier(uri=uri)


@pytest.mark.asyncio
async def test_findings_while_typing(client):
    assert await opened(client, MANIFEST) == []
    text, findings = await changed(client, MANIFEST, "tld: it\n", "tld: es # 日本🇮🇹\n", 2)
    (finding,) = findings
    assert (finding.code, finding.source) == ("duplicate-tld", "nd-config")
    assert finding.severity == types.DiagnosticSeverity.Error
    assert finding.range.start == position(text, "es # 日本", client)
    # After characters of several bytes.
    text, findings = await changed(client, text, "🇮🇹", "🇪🇸", 3)
    text, findings = await changed(client, text, "tld: es # 日本🇪🇸", "tld: it # España", 4)
    assert findings == []


@pytest.mark.asyncio
async def test_countries_are_found_by_name(client):
    text = MANIFEST.replace("countries:\n", "countries:\n  Port\n", 1)
    await opened(client, text)
    place = position(text, "countries:\n  Port", client, after=True)
    result = await client.text_document_completion_async(types.CompletionParams(document(), place))
    # An editor can show only the labels that begin with the typed letters. Germany has a row.
    found = {item.label: item.text_edit.new_text for item in result.items if not item.filter_text}
    assert found["Portugal"] == found["pt"] and "Germany" not in found


@pytest.mark.asyncio
async def test_quick_fix(client):
    text = MANIFEST.replace("    languages: [it-IT]", "    languages: [it_IT]")
    (finding,) = await opened(client, text)
    (action,) = await client.text_document_code_action_async(
        types.CodeActionParams(document(), finding.range, types.CodeActionContext([finding]))
    )
    (edit,) = action.edit.changes[URI]
    old = text.splitlines()[edit.range.start.line]
    line = old[: edit.range.start.character] + edit.new_text + old[edit.range.end.character :]
    assert text.replace(old, line) == MANIFEST
    assert action.kind == types.CodeActionKind.QuickFix
    assert action.is_preferred

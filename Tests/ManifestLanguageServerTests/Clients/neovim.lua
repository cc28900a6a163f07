-- Opens a manifest with a mistake, and prints a finding, a hover, a completion and the text after its quick fix.
-- Works with Neovim 0.7 and later; ND_CONFIG is the program.
local program = vim.env.ND_CONFIG
vim.o.hidden = true
vim.cmd("edit countries.yaml")
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({ name = "nd-config", cmd = { program, "lsp" }, root_dir = vim.fn.getcwd() })
vim.lsp.buf_attach_client(buffer, client)

local function show(name, text)
  io.stdout:write(name .. ": " .. text .. "\n")
end

local function quit(status)
  vim.lsp.stop_client(client)
  vim.cmd(status == 0 and "qall!" or "cquit!")
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then
    show("timeout", what)
    quit(1)
  end
end

local function findings()
  return vim.diagnostic.get(buffer)
end

local function request(method, parameters)
  local answer = vim.lsp.buf_request_sync(buffer, method, parameters, 20000)
  return answer[client].result
end

-- The line and the column of a text, counted from 0.
local function find(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, true)) do
    local column = line:find(text, 1, true)
    if column then return number - 1, column - 1 end
  end
  show("not found", text)
  quit(1)
end

local function at(text)
  local line, column = find(text)
  return { textDocument = vim.lsp.util.make_text_document_params(buffer), position = { line = line, character = column } }
end

wait("a finding", function() return #findings() == 1 end)
local finding = findings()[1]
show("finding", finding.code .. " at line " .. finding.lnum + 1)

local hover = request("textDocument/hover", at("it_IT"))
show("hover", hover.contents.value:match("[^\n]*"))

local parameters = at("it_IT")
parameters.range = { start = parameters.position, ["end"] = parameters.position }
parameters.context = { diagnostics = {} }
local action = request("textDocument/codeAction", parameters)[1]
show("quick fix", action.title)
vim.lsp.util.apply_workspace_edit(action.edit, "utf-16")
wait("no finding", function() return #findings() == 0 end)
local line = find("languages: [it")
show("text", vim.api.nvim_buf_get_lines(buffer, line, line + 1, true)[1])

-- Types a new key after characters of several bytes.
vim.api.nvim_buf_set_lines(buffer, line, line, true, { "    name: España 日本🇮🇹 # name", "    sta" })
wait("a finding", function() return #findings() > 0 end)
local items = request("textDocument/completion", {
  textDocument = vim.lsp.util.make_text_document_params(buffer),
  position = { line = line + 1, character = 7 },
}).items
local labels = {}
for _, item in ipairs(items) do labels[item.label] = true end
show("completion", labels.status and "status" or "nothing")
vim.api.nvim_buf_set_lines(buffer, line, line + 2, true, {})
wait("no finding", function() return #findings() == 0 end)
quit(0)

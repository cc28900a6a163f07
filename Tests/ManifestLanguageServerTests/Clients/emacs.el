;;; Opens a manifest with a mistake, and prints a finding, a hover, a completion and the text after its quick fix.  -*- lexical-binding: t -*-
;;; Works with Emacs 28 and Eglot 1.9; ND_CONFIG is the program.
(require 'eglot)

(define-derived-mode manifest-mode text-mode "Manifest")
(add-to-list 'auto-mode-alist '("countries\\.yaml\\'" . manifest-mode))
(add-to-list 'eglot-server-programs (list 'manifest-mode (getenv "ND_CONFIG") "lsp"))
(setq eglot-sync-connect 20 eglot-events-buffer-size 0 eglot-send-changes-idle-time 0.05
      eglot-confirm-server-initiated-edits nil)

(defun show (name text) (princ (format "%s: %s\n" name text)))

(defun wait-until (what condition)
  (let ((end (+ (float-time) 20)))
    (while (not (funcall condition))
      (when (> (float-time) end) (show "timeout" what) (kill-emacs 1))
      (accept-process-output nil 0.05))))

(defun findings () (flymake-diagnostics))

(defun at (text)
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(find-file "countries.yaml")
(manifest-mode)
(apply #'eglot--connect (eglot--guess-contact))
(eglot--maybe-activate-editing-mode)
(wait-until "a finding" (lambda () (flymake-start) (findings)))
(let ((finding (car (findings))))
  (show "finding" (format "%s at line %d"
                          (car (split-string (flymake-diagnostic-text finding) "\n"))
                          (line-number-at-pos (flymake-diagnostic-beg finding)))))

(at "it_IT")
(let* ((server (eglot--current-server-or-lose))
       (hover (jsonrpc-request server :textDocument/hover (eglot--TextDocumentPositionParams)))
       (text (plist-get (plist-get hover :contents) :value)))
  (show "hover" (car (split-string text "\n"))))

(let* ((server (eglot--current-server-or-lose))
       (place (eglot--pos-to-lsp-position))
       (actions (jsonrpc-request
                 server :textDocument/codeAction
                 (list :textDocument (eglot--TextDocumentIdentifier)
                       :range (list :start place :end place)
                       :context (list :diagnostics []))))
       (action (aref actions 0)))
  (show "quick fix" (plist-get action :title))
  (eglot--apply-workspace-edit (plist-get action :edit)))
;; Without user input, no idle timer sends changes.
(eglot--signal-textDocument/didChange)
(wait-until "no finding" (lambda () (flymake-start) (null (findings))))
(at "languages: [it")
(show "text" (buffer-substring (line-beginning-position) (line-end-position)))

(beginning-of-line)
(insert "    name: España 日本🇮🇹 # name\n    sta\n")
(forward-line -1)
(end-of-line)
(eglot--signal-textDocument/didChange)
(let* ((server (eglot--current-server-or-lose))
       (answer (jsonrpc-request server :textDocument/completion (eglot--TextDocumentPositionParams)))
       (labels (mapcar (lambda (item) (plist-get item :label)) (plist-get answer :items))))
  (show "completion" (if (member "status" labels) "status" "nothing")))
(kill-emacs 0)

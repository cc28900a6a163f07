"""Runs httpbin under gunicorn, if both are installed.

It prints the port and ends with its standard input, or after two minutes.
"""

import re
import subprocess
import sys
import threading

LIFETIME_SECONDS = 120
APP = "httpbin:app"

command = [sys.executable, "-m", "gunicorn", "--bind", "127.0.0.1:0", "--threads", "8", APP]
gunicorn = subprocess.Popen(command, stderr=subprocess.PIPE)
for line in gunicorn.stderr:
    if port := re.search(rb"Listening at: http://127.0.0.1:(\d+)", line):
        print(port[1].decode(), flush=True)
        break

done = threading.Event()
threading.Thread(target=lambda: (gunicorn.stderr.read(), done.set()), daemon=True).start()
threading.Thread(target=lambda: (sys.stdin.read(), done.set()), daemon=True).start()
done.wait(LIFETIME_SECONDS)
gunicorn.terminate()
gunicorn.wait(10)

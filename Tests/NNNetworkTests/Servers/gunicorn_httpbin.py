"""Runs httpbin with gunicorn, if both are installed.

It prints its port. It exits when its standard input ends, or after a quarter of an hour. Its workers exit with it,
because they watch their parent process.
"""

import os
import signal
import sys
import threading

from gunicorn.app.base import BaseApplication
from httpbin import app

LIFETIME_SECONDS = 900


class Server(BaseApplication):
    def load_config(self):
        self.cfg.set("bind", "127.0.0.1:0")
        self.cfg.set("threads", 8)
        self.cfg.set("when_ready", ready)

    def load(self):
        return app


def ready(arbiter):
    print(arbiter.LISTENERS[0].sock.getsockname()[1], flush=True)


def end_with_input():
    sys.stdin.read()
    os._exit(0)


# A child of a thread that blocks signals blocks them, too, and gunicorn controls its workers with signals.
signal.pthread_sigmask(signal.SIG_SETMASK, [])
threading.Thread(target=end_with_input, daemon=True).start()
lifetime = threading.Timer(LIFETIME_SECONDS, os._exit, [0])
lifetime.daemon = True
lifetime.start()
Server().run()

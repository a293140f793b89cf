"""What all tests share."""

import signal

from hypothesis import settings

settings.register_profile("steady", derandomize=True, deadline=None)
settings.load_profile("steady")

# A shell that runs tests in the background has them ignore Ctrl-C, and so the programs they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

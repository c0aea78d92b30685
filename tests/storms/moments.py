"""A moment between two lines of code, at which a process is sent a signal."""

import os


def killed_at(file, last, kill):
    """Ends this process before the n-th line that a file's code runs."""
    count = 0

    def local(frame, event, argument):
        nonlocal count
        if event == "line":
            count += 1
            if count == last:
                os.kill(os.getpid(), kill)
        return local

    return lambda frame, event, argument: local if frame.f_code.co_filename == file else None

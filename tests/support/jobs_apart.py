"""Questions for the process apart that go wrong in one way each."""

import os
import signal
import sys
import time
import warnings

from rnea.errors import InputError, RobotFileError, UnknownNameError


def echo(value):
    return value


def hang():
    while True:
        time.sleep(1)


def spin():
    while True:
        pass


def crash():
    os.kill(os.getpid(), signal.SIGSEGV)


def leave():
    os._exit(3)


def fill_memory():
    return bytearray(2**40)


def say_much():
    """As parsers in C do, past Python's streams."""
    for stream in (1, 2):
        os.write(stream, b"noise" * 10_000)
    print("more noise")
    return "said"


def warn():
    warnings.warn("odd numbers", RuntimeWarning, stacklevel=1)
    return 1


def refuse():
    raise RobotFileError("wrong", file="a.xml", line=7, path="links[1]")


def refuse_input():
    raise InputError("no")


def refuse_name():
    raise UnknownNameError("joint", "elbo", ["elbow"])


def fail():
    raise ZeroDivisionError("a defect")


def folder():
    return os.getcwd()


def process():
    return os.getpid()


def path():
    return sys.path

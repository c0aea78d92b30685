"""The command `rnea`: one file per command."""

from rnea.cli.app import main

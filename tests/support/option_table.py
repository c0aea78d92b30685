"""Every option of every command: with PYTHONPATH=tests, python -m support.option_table."""

import typer

from rnea.cli.app import app


def rows():
    """(option, form, commands, help), sorted; what is said in other words is another row."""
    found = {}
    for name, command in typer.main.get_command(app).commands.items():
        for parameter in command.params:
            if parameter.param_type_name == "option":
                called = "/".join([*sorted(parameter.opts, key=len), *parameter.secondary_opts])
                row = (called, parameter.metavar or "", parameter.help or "")
                found.setdefault(row, []).append(name)
    return [(called, form, names, words) for (called, form, words), names in sorted(found.items())]


if __name__ == "__main__":
    for called, form, names, words in rows():
        print(f"{called} {form}\n    {', '.join(names)}\n    {words}")

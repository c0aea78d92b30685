"""Pictures and films composed of a robot's numbers: `plot` and `animate`.

Here a picture's numbers are asked for; `rnea.views` draws them and computes nothing. A new sort of
picture is a function (thing, request, **options) in the table of what it is drawn of; a new kind
of film is a function of a `Plan` in `animate.FILMS`.
"""

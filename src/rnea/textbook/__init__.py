"""The sources' own formulations, as they are taught. Each file reads like its source.

They record every step for a worksheet, run on floats and on symbols, and agree with
`recursions/newton_euler.py`. Nothing else computes with them. To add one: a function of
(chain, q, qd, qdd, recorder) that returns tau, entered in `formulations.py`.
"""

"""Edits of motions: columns, rows and cells of CSV, arrays of NPZ, columns of Parquet."""

import io

import numpy as np
import text_edits
import words

_KINDS = ("f8", "f4", "f2", "i8", "i4", "u1", "U5", "S3", "?", "c16", ">f8", "M8[s]", "V3")


def csv_mutant(rng, seeds):
    """The bytes of a spoilt CSV file."""
    text = rng.choice(seeds)
    if rng.random() < 0.35:
        return text_edits.edited(rng, text, rng.choice(seeds)).encode("utf-8", "surrogatepass")
    rows = [line.split(",") for line in text.splitlines()]
    for _ in range(rng.choice((1, 1, 2, 4))):
        row = rng.choice((0, rng.randrange(len(rows))))
        column = rng.randrange(max(1, len(rows[row])))
        match rng.randrange(8):
            case 0 | 1:
                if rows[row]:
                    old = rows[row][min(column, len(rows[row]) - 1)]
                    rows[row][min(column, len(rows[row]) - 1)] = words.number(rng, near=old)
            case 2:
                rows[row] = rows[row] + [words.word(rng)]
            case 3:
                for each in rows:
                    del each[column : column + 1]
            case 4:
                for each in rows:
                    each[column:column] = each[column : column + 1]
            case 5:
                rows.insert(rng.randrange(len(rows) + 1), list(rows[row]))
            case 6:
                if len(rows) > 1:
                    del rows[row]
            case _:
                names = (*rows[0], "t", "q_x", "qd_", "q_joint1 [deg]", "q_joint1[rad]", "")
                if rows[row]:
                    rows[row][min(column, len(rows[row]) - 1)] = rng.choice(names)
    separator = ";" if rng.random() < 0.03 else ","
    return "\n".join(map(separator.join, rows)).encode("utf-8", "surrogatepass")


def _odd_array(rng, values):
    """An array of another kind, shape or content."""
    match rng.randrange(7):
        case 0:
            with np.errstate(all="ignore"):
                kind = np.dtype(rng.choice(_KINDS))
                return np.zeros(values.shape, kind) if kind.kind in "VM" else values.astype(kind)
        case 1:
            return values[: rng.randrange(len(values) + 1)] if values.ndim else values
        case 2:
            return rng.choice((values.T, values[None], values.ravel(), values[:0], values[::-1]))
        case 3:
            return np.concatenate([values, values], axis=rng.choice((0, values.ndim - 1)))
        case 4:
            return (
                np.array(words.word(rng).replace("\0", ""))
                if rng.random() < 0.3
                else values * 1e200
            )
        case _:
            out = values.astype(values.dtype if values.dtype.kind == "U" else float).copy()
            if out.size and out.dtype.kind == "f":
                odd = (np.nan, np.inf, -1e308, 1e-320, 0.0, 1e31, 1e29, -1.0)
                out.flat[rng.randrange(out.size)] = rng.choice(odd)
            elif out.size:
                out.flat[rng.randrange(out.size)] = rng.choice(words.NAMES)
            return out


def npz_mutant(rng, seeds):
    """The bytes of a spoilt NPZ file; seeds: mappings of arrays."""
    arrays = dict(rng.choice(seeds))
    if rng.random() < 0.65:
        for _ in range(rng.choice((1, 1, 2, 3))):
            key = rng.choice(sorted(arrays) or ["t"])
            match rng.randrange(8):
                case 0:
                    arrays.pop(key, None)
                case 1:
                    names = ("t", "q", "qd", "joint_names", "x", "q_names", "qd_names", "../x")
                    arrays[rng.choice(names)] = arrays.get(key, np.zeros(3))
                case _:
                    if key in arrays:
                        try:
                            arrays[key] = _odd_array(rng, np.asarray(arrays[key]))
                        except Exception:
                            # that cannot be done to such an array
                            arrays[key] = np.zeros((2, 2))
    stream = io.BytesIO()
    (np.savez_compressed if rng.random() < 0.2 else np.savez)(stream, **arrays)
    data = stream.getvalue()
    return text_edits.damaged(rng, data) if rng.random() < 0.5 else data


def parquet_mutant(rng, seeds):
    """The bytes of a spoilt Parquet file; seeds: mappings of columns."""
    import pyarrow
    from pyarrow import parquet

    columns = rng.choice(seeds)
    names, arrays = list(columns), [values.tolist() for values in columns.values()]
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        k = rng.randrange(len(names))
        match rng.randrange(6):
            case 0:
                if len(names) > 1:
                    del names[k], arrays[k]
            case 1:
                names.append(rng.choice((*names, "q_x", "t", "")))
                arrays.append(arrays[k])
            case 2:
                names[k] = rng.choice((*names, *words.NAMES, "qd_joint1"))
            case _:
                try:
                    arrays[k] = _odd_column(rng, arrays[k])
                except Exception:
                    # that cannot be done to such a column
                    arrays[k] = arrays[k][1:]
    least = min(map(len, arrays))
    table = pyarrow.Table.from_arrays([pyarrow.array(a[:least]) for a in arrays], names=names)
    stream = io.BytesIO()
    squeeze = rng.choice(("none", "snappy", "gzip", "zstd"))
    size = rng.choice((1, 3, 1000))
    parquet.write_table(table, stream, compression=squeeze, row_group_size=size)
    data = stream.getvalue()
    return text_edits.damaged(rng, data) if rng.random() < 0.5 else data


def _odd_column(rng, values):
    match rng.randrange(6):
        case 0:
            return [None if rng.random() < 0.2 else x for x in values]
        case 1:
            return [str(x) for x in values]
        case 2:
            kind = rng.choice(("f4", "i8", "u1", "f2"))
            return np.asarray(values, dtype=float).ravel().astype(kind)
        case 3:
            return [[x] for x in values]
        case 4:
            return [x == 0 for x in values]
        case _:
            out = [float(x) for x in values]
            if out:
                odd = (np.nan, np.inf, 1e308, 1e31, 0.0, -1.0)
                out[rng.randrange(len(out))] = rng.choice(odd)
            return out

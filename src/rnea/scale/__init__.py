"""Data sets of any size: they are read and written in pieces, so memory does not follow the rows.

`summarise` tells peaks, RMS, quantiles and histograms of every column of a data set in one pass; a
`Tally` is what it keeps of a column, to be merged with that of other rows.
"""

from rnea.scale.spreads import spreads
from rnea.scale.summary import ColumnSummary, Fault, Summary, summarise
from rnea.scale.tables import Column
from rnea.scale.tally import Place, Tally

"""Makes the woff2 files beside it. Run in a folder that holds node_modules with
@fontsource-variable/bricolage-grotesque and @fontsource-variable/instrument-sans (5.3.0):

    python3 /path/to/subset.py

Needs fonttools and brotli. What every page loads holds the letters of English and French; the other letters
of Europe (people's names) stand in files of their own, fetched only when such a letter appears.

Smaller without a visible difference: the display face keeps weights 500 to 800 only; kerning below 6/1000 em
is dropped and the rest is the same at every weight.
"""

import pathlib

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

HERE = pathlib.Path(__file__).parent
SOURCES = pathlib.Path("node_modules/@fontsource-variable")

ASCII = set(range(0x20, 0x7F))
FRENCH = set(map(ord, "àâäæçéèêëîïôöœùûüÿÀÂÄÆÇÉÈÊËÎÏÔÖŒÙÛÜ"))
SIGNS = set(map(ord, "\u00a0\u00ad\u202f\u2009\u2011«»‹›“”‘’–—…·•×−±°²³£€§©®™¼½¾↑↓"))
COMMON = ASCII | FRENCH | SIGNS
WESTERN = set(range(0xA1, 0x100)) - COMMON
EASTERN = (set(range(0x100, 0x180)) | set(map(ord, "ȘșȚțẞẀẁẂẃẄẅỲỳ"))) - COMMON

# Spaces and the hard hyphen that Intl and French typography use, where the source has no glyph of its own.
STAND_INS = {0x202F: 0xA0, 0x2009: 0x20, 0x2011: 0x2D}
LEAST_KERN = 6


def even_kerning(font):
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(sub, "ExtSubTable", sub) for sub in lookup.SubTable):
            if type(table).__name__ != "PairPos":
                continue
            if table.Format == 1:
                values = [pair.Value1 for pairs in table.PairSet for pair in pairs.PairValueRecord]
            else:
                values = [cell.Value1 for row in table.Class1Record for cell in row.Class2Record]
            for value in filter(None, values):
                value.XAdvDevice = None
                if abs(getattr(value, "XAdvance", 0) or 0) < LEAST_KERN:
                    value.XAdvance = 0


def make(source, letters, target, weights=None):
    font = TTFont(SOURCES / source)
    for table in font["cmap"].tables:
        for missing, stand_in in STAND_INS.items():
            if stand_in in table.cmap:
                table.cmap.setdefault(missing, table.cmap[stand_in])
    options = Options()
    options.layout_features = ["kern", "liga", "tnum", "ccmp"]
    options.hinting = False
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    if weights:
        font = instancer.instantiateVariableFont(font, {"wght": weights})
    if "GPOS" in font:
        even_kerning(font)
    font.flavor = "woff2"
    font.save(HERE / target)
    print(target, (HERE / target).stat().st_size)


BRICOLAGE = "bricolage-grotesque/files/bricolage-grotesque-{}-wght-normal.woff2"
INSTRUMENT = "instrument-sans/files/instrument-sans-{}-wght-normal.woff2"

make(BRICOLAGE.format("latin"), COMMON, "bricolage-grotesque.woff2", (500, 800))
make(INSTRUMENT.format("latin"), COMMON, "instrument-sans.woff2")
make(INSTRUMENT.format("latin"), WESTERN, "instrument-sans-western.woff2")
make(INSTRUMENT.format("latin-ext"), EASTERN, "instrument-sans-eastern.woff2")

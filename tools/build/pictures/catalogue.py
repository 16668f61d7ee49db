"""Every product's picture as a few parameters, in millimetres.

`kind` picks the builder in bags.py; the rest is its measure. `mark` is (name, ink, height of its centre, size, distance
to the right); `area` is where a buyer's logo may go, (left, lower, right, upper) from the front's middle.
"""

BAGS = {
    "market-tote": dict(
        kind="tote", width=350, depth=120, height=380, colour="forest", mark=("leaf", "natural", 195, 150),
        strap=dict(width=26, spread=78, rise=215), area=(-125, 60, 125, 290), seed=3),
    "gusset-shopper": dict(
        kind="tote", width=330, depth=190, height=350, colour="kraft", tuck=0.42,
        mark=("stripes", "forest", 185, 130),
        strap=dict(width=26, spread=74, rise=195), area=(-120, 60, 120, 265), seed=11),
    "grocery-bag": dict(
        kind="tote", width=370, depth=220, height=360, colour="kraft", tuck=0.30, crease=26,
        trim="charcoal", seams=True, mark=("sun", "charcoal", 170, 150),
        strap=dict(width=34, spread=92, rise=190, run=268, sewn=80), area=(-70, 45, 70, 280), seed=23),
    "conference-bag": dict(
        kind="tote", width=370, depth=60, height=400, colour="natural", tuck=0.2, seams=False,
        mark=("ring", "navy", 200, 120),
        strap=dict(width=25, spread=80, rise=270, turn=1.35), area=(-135, 60, 135, 310), seed=31),
    "mini-gift-bag": dict(
        kind="tote", width=160, depth=85, height=210, colour="white", tuck=0.3,
        mark=("flower", "clay", 105, 74), step=3.5, strap=dict(width=14, spread=34, rise=100, sewn=38),
        hem=18, area=(-58, 35, 58, 160), seed=41),
    "foldable-shopper": dict(
        kind="tote", width=380, depth=120, height=390, colour="mustard", tuck=0.5,
        mark=("sun", "forest", 190, 150),
        strap=dict(width=32, spread=92, rise=190), pouch=True, area=(-135, 60, 135, 300), seed=53),
    "d-cut-bag": dict(
        kind="dcut", width=310, depth=80, height=420, colour="natural", mark=("arches", "clay", 185, 140),
        hole=(352, 112), area=(-115, 70, 115, 300), seed=61),
    "wine-carrier-single": dict(
        kind="tote", width=114, depth=100, height=296, colour="clay", tuck=0.12,
        mark=("drop", "natural", 150, 70), step=4.5, strap=dict(width=18, spread=41, rise=140, sewn=48),
        bottles=[(-5, 0)], area=(-38, 50, 38, 230), seed=71),
    "wine-carrier-double": dict(
        kind="tote", width=205, depth=100, height=310, colour="charcoal", tuck=0.12,
        mark=("drop", "natural", 160, 84), step=4.5, strap=dict(width=24, spread=44, rise=120, sewn=55),
        bottles=[(-48, 0), (48, 0)], area=(-78, 50, 78, 240), seed=79),
    "lunch-cooler": dict(
        kind="cooler", width=270, depth=170, height=200, lid=34, tall=0.64, colour="mustard",
        trim="charcoal", zip="charcoal", mark=("leaf", "charcoal", 72, 62),
        strap=dict(width=25, spread=62, rise=118, sewn=60, turn=1.3), area=(-80, 35, 80, 105), seed=83),
    "garment-bag": dict(
        kind="garment", width=540, height=930, lift=430, colour="charcoal", trim="natural", tall=0.84,
        azimuth=20, mark=("ring", "natural", 690, 70, 120), area=(60, 560, 210, 760), seed=89),
    "zip-tote": dict(
        kind="tote", width=400, depth=150, height=300, flare=0.07, colour="navy", tuck=0.10, crease=5,
        trim="natural", zip=True, mark=("ring", "natural", 150, 96),
        strap=dict(width=28, spread=84, rise=215, turn=1.3), area=(-150, 50, 150, 215), seed=97),
    "drawstring-backpack": dict(
        kind="backpack", width=340, height=430, colour="navy", mark=("sun", "natural", 190, 150),
        area=(-115, 70, 115, 300), seed=101),
}

GROUPS = {
    "hero": dict(
        tall=0.74, wide=0.86, middle=0.5, stature=480, azimuth=20, elevation=12,
        bags=[("market-tote", 0, 0, 4), ("grocery-bag", 350, 330, -8), ("wine-carrier-single", -330, 60, 14),
              ("mini-gift-bag", 300, -190, 10), ("conference-bag", -330, 420, 16)]),
}


def neutral(spec):
    """The same bag in plain light cloth, without its mark."""
    plain = {**spec, "colour": "neutral", "trim": "neutral", "mark": None}
    if isinstance(spec.get("zip"), str):
        plain["zip"] = "neutral"
    return plain

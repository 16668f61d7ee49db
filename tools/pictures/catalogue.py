"""Every product's picture as a few parameters, in millimetres.

`kind` picks the builder in bags.py; the rest is its measure. `mark` is (name, ink, height of its centre, size).
"""

BAGS = {
    "market-tote": dict(
        kind="tote", width=350, depth=120, height=380, colour="forest", mark=("leaf", "natural", 195, 150),
        strap=dict(width=26, spread=78, rise=215), seed=3),
    "gusset-shopper": dict(
        kind="tote", width=330, depth=190, height=350, colour="kraft", tuck=0.42, mark=("stripes", "forest", 185, 130),
        strap=dict(width=26, spread=74, rise=195), seed=11),
    "grocery-bag": dict(
        kind="tote", width=370, depth=220, height=360, colour="kraft", tuck=0.24, trim="charcoal", seams=True,
        mark=("sun", "charcoal", 170, 150), strap=dict(width=34, spread=92, rise=190, run=268, sewn=80), seed=23),
    "conference-bag": dict(
        kind="tote", width=370, depth=60, height=400, colour="natural", tuck=0.2, seams=False, mark=("ring", "navy", 200, 120),
        strap=dict(width=25, spread=80, rise=270, turn=1.35), seed=31),
    "mini-gift-bag": dict(
        kind="tote", width=160, depth=85, height=210, colour="white", tuck=0.3, mark=("flower", "clay", 105, 74), step=3.5,
        strap=dict(width=14, spread=34, rise=100, sewn=38), hem=18, seed=41),
    "foldable-shopper": dict(
        kind="tote", width=380, depth=120, height=390, colour="forest", tuck=0.5, mark=("sun", "mustard", 190, 150),
        strap=dict(width=32, spread=92, rise=190), pouch=True, seed=53),
    "d-cut-bag": dict(
        kind="dcut", width=310, depth=80, height=420, colour="natural", mark=("stripes", "forest", 190, 130),
        hole=(352, 112), seed=61),
    "wine-carrier-single": dict(
        kind="tote", width=112, depth=100, height=330, colour="clay", tuck=0.12, mark=("drop", "natural", 175, 70), step=4.5,
        strap=dict(width=22, spread=26, rise=105, sewn=50), bottles=[(0, 0)], seed=71),
    "wine-carrier-double": dict(
        kind="tote", width=205, depth=100, height=330, colour="charcoal", tuck=0.12, mark=("drop", "natural", 175, 84), step=4.5,
        strap=dict(width=24, spread=44, rise=120, sewn=55), bottles=[(-48, 0), (48, 0)], seed=79),
    "lunch-cooler": dict(
        kind="tote", width=270, depth=180, height=220, colour="mustard", tuck=0.12,
        strap=dict(width=26, spread=60, rise=90, sewn=60), seed=83),
    "garment-bag": dict(
        kind="tote", width=400, depth=60, height=600, colour="charcoal", strap=dict(width=26, spread=60, rise=90), seed=89),
    "zip-tote": dict(
        kind="tote", width=400, depth=150, height=320, colour="navy", tuck=0.12, trim="natural",
        mark=("ring", "natural", 165, 90), strap=dict(width=28, spread=80, rise=220), seed=97),
    "drawstring-backpack": dict(
        kind="tote", width=340, depth=80, height=420, colour="navy", strap=dict(width=12, spread=110, rise=80),
        mark=("sun", "natural", 200, 150), seed=101),
}

SCENES = {
    "hero": dict(
        width=1600, height=1400, tall=0.74, wide=0.84, stature=480,
        bags=[("market-tote", 0, 0, 4), ("grocery-bag", 330, 330, -8), ("wine-carrier-single", -330, 60, 14),
              ("mini-gift-bag", 300, -190, 10), ("conference-bag", -330, 420, 16)]),
}

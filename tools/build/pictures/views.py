"""A product's further pictures: open, so that the inside shows, and beside a thing of known size."""
import bags
import studio
from catalogue import BAGS
from stage import moved
from things import THINGS

# (what, how far to the right and to the back of the bag's middle, in millimetres, turned by so many degrees)
BESIDE = {
    "market-tote": [("wine", 265, -60, 0)],
    "gusset-shopper": [("loaf", 330, -90, 62)],
    "grocery-bag": [("loaf", 350, -130, 58), ("wine", 285, 40, 0)],
    "conference-bag": [("book", 285, -70, 20)],
    "mini-gift-bag": [("book", 175, -20, 18)],
    "foldable-shopper": [("loaf", 350, -20, 62)],
    "d-cut-bag": [("book", 255, -50, 18)],
    "wine-carrier-single": [("wine", 135, -40, 0)],
    "wine-carrier-double": [("wine", 180, -40, 0)],
    "lunch-cooler": [("book", 240, -60, 18)],
    "zip-tote": [("wine", 285, -60, 0)],
}

# What lies flat or is closed by a zip has no inside to show from above.
OPEN = ("market-tote", "gusset-shopper", "grocery-bag", "mini-gift-bag", "foldable-shopper", "conference-bag")


def beside(slug, size):
    spec = BAGS[slug]
    bags.build(spec)
    for what, x, y, turn in BESIDE[slug]:
        moved(THINGS[what], x, y, turn)
    studio.backdrop(spec["height"])
    studio.lights(spec["height"])
    studio.Camera(spec.get("azimuth", 22), 13).frame(size, size, tall=0.74, wide=0.84)


def opened(slug, size):
    """Pulled wide open and seen from above."""
    spec = {**BAGS[slug], "tuck": 0.0, "flare": 0.05, "pouch": False}
    bags.build(spec)
    studio.backdrop(spec["height"], wall=2.6)
    studio.lights(spec["height"])
    studio.Camera(24, 36).frame(size, size, tall=0.80, wide=0.80)


VIEWS = {
    **{f"{slug}-beside": (beside, slug) for slug in BESIDE},
    **{f"{slug}-open": (opened, slug) for slug in OPEN},
}

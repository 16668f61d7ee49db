"""Pictures that are not of one product: groups of bags, and the four close-ups of what they are made of."""
import numpy as np

import bags
import studio
from catalogue import BAGS, GROUPS
from sprout import sprout
from stack import stack
from stage import moved
from water import water


def group(name, width, height):
    """Several bags standing together."""
    scene = GROUPS[name]
    for slug, x, y, turn in scene["bags"]:
        moved(lambda: bags.build(BAGS[slug]), x, y, turn)
    studio.backdrop(scene["stature"], wall=2.2)
    studio.lights(scene["stature"])
    camera = studio.Camera(scene["azimuth"], scene["elevation"])
    camera.frame(width, height, tall=scene["tall"], wide=scene["wide"], middle=scene["middle"])
    return {}


def premium(width, height):
    """How a strap is sewn: the stitched X, the hem, the weave."""
    body = bags.build(dict(BAGS["market-tote"], colour="clay", trim="natural", mark=None))
    studio.lights(380)
    s = BAGS["market-tote"]["strap"]
    at, normal = body.front(np.array(s["spread"] - 6.0), np.array(body.height - 44.0))
    camera = studio.Camera(lens=100.0)
    camera.look(at + normal * 300 + [150, 0, 30], at, width, height, blur=0.9)
    return dict(exposure=[1.2 * g for g in studio.DAYLIGHT])


SCENES = {
    "hero": (1600, 1400, lambda w, h: group("hero", w, h)),
    "eco-premium-quality": (1000, 750, premium),
    "eco-biodegradable": (1000, 750, sprout),
    "eco-water-resistant": (1000, 750, water),
    "eco-carbon-neutral": (1000, 750, stack),
}

"""Which builder makes which kind of bag."""
from backpack import backpack
from cooler import cooler
from garment import garment
from totes import dcut, tote

BUILDERS = {f.__name__: f for f in (tote, dcut, cooler, backpack, garment)}


def build(spec):
    """Stands the bag on the table's middle, its front towards the camera. Returns its body."""
    return BUILDERS[spec["kind"]](spec)

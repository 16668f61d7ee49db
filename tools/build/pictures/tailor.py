"""What every bag has in common: its printed cloth, how it is held while it settles, its hem and bottom."""
import numpy as np

import cloth
import marks
from palette import CLOTH
from shapes import floor_panel, tube, with_hem
from sheets import noise, smooth
from stage import mesh_object, sheet_object


def fabric(spec, body=None, hole=None, thin=0.22):
    """The bag's cloth, printed where its `mark` says: (name, ink, height of its centre, size, distance to the right)."""
    colour = CLOTH[spec["colour"]]
    print_mask = ink = hole_mask = None
    if body is not None and spec.get("mark"):
        name, ink_name, middle, size, *aside = spec["mark"]
        aside = aside[0] if aside else 0
        print_mask = marks.mask(name, (0.5 + aside / body.square, middle / body.square), size / body.square)
        ink = CLOTH[ink_name]
    if body is not None and hole:
        middle, size = hole
        hole_mask = marks.mask("hole", (0.5, middle / body.square), size / body.square)
    return cloth.nonwoven("cloth " + spec["colour"], colour, print_mask, ink, hole_mask, thin=thin)


def trim_cloth(spec):
    return cloth.nonwoven("trim", CLOTH[spec.get("trim", spec["colour"])], thin=0.08)


def metal():
    return cloth.plain("metal", (0.62, 0.60, 0.56), 0.28, 0.5, metallic=1.0)


def holds_of(body, bottom=55.0, seams=0.0, sides=0.0, top=0.0):
    """How firmly each point stays while the cloth settles: the bottom firmly, less and less up to `bottom` mm; the
    upright seams, the side folds and the top edge as asked."""
    sheet, full, half = body.sheet, body.round, body.width / 2
    holds = np.zeros(sheet.points.shape[:2])
    holds += (1 - smooth(0, bottom, sheet.vs))[:, None] ** 2
    upright = (half, full / 2 - half, full / 2 + half, full - half)
    for places, firm in ((upright, seams), ((full / 4, full * 3 / 4), sides)):
        for u in places:
            k = np.argmin(np.abs(sheet.us - u))
            holds[:, k] = np.maximum(holds[:, k], firm)
    holds[-1] = np.maximum(holds[-1], top)
    holds[0] = 1
    return holds


def hold_straps(holds, body, spread, firm=0.6):
    """Where straps are sewn, the cloth is stiffer and stays."""
    sheet, full = body.sheet, body.round
    for u in (full / 2 - spread, full / 2 + spread, spread, full - spread):
        near = np.abs(sheet.us - u) < 16
        holds[-3:, near] = np.maximum(holds[-3:, near], firm)
    return holds


def kick(body, amount, across=70.0, along=85.0):
    """Unevenness to start settling from."""
    u, v = np.meshgrid(body.sheet.us, body.sheet.vs)
    ring = np.sin(u / body.round * np.pi) ** 0.25  # quiet where the tube closes
    bumps = noise(u / across, v / along, body.seed) + 0.55 * noise(u / across * 1.9, v / along * 1.7, body.seed + 1)
    body.sheet.push(amount * bumps * ring * smooth(0, 40, v))


def dressed(spec, body, material, hem=26.0):
    """The hemmed wall and the bottom."""
    sheet_object("wall", with_hem(body, hem), material, panel=body.panel, subdivide=1)
    bottom(body, material)


def bottom(body, material):
    points, faces = floor_panel(body)
    mesh_object("bottom", points, faces, material, uvs=points[:, :2])

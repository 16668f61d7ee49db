"""How each kind of bag is built from its parameters."""
import numpy as np

import cloth
import marks
from palette import CLOTH
from shapes import Body, floor_panel, settle, tube, with_hem, wrinkle
from sheets import Sheet, bezier, noise, resample, smooth, spaced, unit
from stage import mesh_object, sheet_object
from trims import (bottle, hem_stitches, lathe, on_panel, seam_edges, stitches, strap, tube_along)


def fabric(spec, body=None, hole=None):
    """The bag's cloth, printed where its `mark` says."""
    colour = CLOTH[spec["colour"]]
    print_mask = ink = hole_mask = None
    if body is not None and spec.get("mark"):
        name, ink_name, middle, size = spec["mark"]
        print_mask = marks.mask(name, (0.5, middle / body.square), size / body.square)
        ink = CLOTH[ink_name]
    if body is not None and hole:
        middle, size = hole
        hole_mask = marks.mask("hole", (0.5, middle / body.square), size / body.square)
    return cloth.nonwoven("cloth " + spec["colour"], colour, print_mask, ink, hole_mask)


def trim_cloth(spec):
    return cloth.nonwoven("trim", CLOTH[spec.get("trim", spec["colour"])], thin=0.08)


def hold_ends(body, top=0.0, bottom=1.0, rows=2, seams=0.0):
    """Holds for settling: the bottom's rim firmly, the top edge and the upright seams as asked."""
    sheet = body.sheet
    holds = np.zeros(sheet.points.shape[:2])
    if seams:
        full, half = body.round, body.width / 2
        for u in (half, full / 2 - half, full / 2 + half, full - half):
            holds[:, np.argmin(np.abs(sheet.us - u))] = seams
    holds[:rows] = bottom
    if top:
        holds[-1] = np.maximum(holds[-1], top)
    return holds


def hold_straps(holds, body, spread, firmness=0.8):
    """Where straps are sewn, the cloth is pulled up and stays."""
    sheet, full = body.sheet, body.round
    places = [full / 2 - spread, full / 2 + spread, spread, full - spread]
    for u in places:
        near = np.abs(sheet.us - u) < 16
        holds[-3:, near] = np.maximum(holds[-3:, near], firmness)
    return holds


def dressed(spec, body, material, hem=26.0):
    """The hemmed wall and the bottom."""
    sheet_object("wall", with_hem(body, hem), material, panel=body.panel, subdivide=1)
    points, faces = floor_panel(body)
    mesh_object("bottom", points, faces, material, uvs=points[:, :2])


def tote(spec):
    """Open bags with two straps: totes, shoppers, conference and gift bags."""
    w, d, h, seed = spec["width"], spec["depth"], spec["height"], spec["seed"]
    fold = spec.get("tuck", 0.36)
    sheet = tube(w, d, h, tuck=lambda t: fold * smooth(0.02, 1.0, t) ** 1.2, step=spec.get("step", 6.0))
    body = Body(sheet, w, h, d, seed)
    s = spec["strap"]
    # The cloth has a little more length than its seams: it buckles when it settles.
    u, v = np.meshgrid(sheet.us, sheet.vs)
    kick = 2.5 * noise(u / 70, v / 85, seed) + 1.5 * noise(u / 38, v / 50, seed + 1)
    sheet.push(kick * smooth(0, 40, v))
    holds = hold_straps(hold_ends(body, seams=0.15, rows=2), body, s["spread"], 0.6)
    settle(body, holds, **{**dict(frames=22, pressure=0.8, shrink=-0.012), **spec.get("settle", {})})
    wrinkle(body, spec.get("wrinkle", 0.6), scale=h / 380)
    material = fabric(spec, body)
    dressed(spec, body, material, spec.get("hem", 26.0))
    trim, thread = trim_cloth(spec), cloth.thread(CLOTH[spec.get("trim", spec["colour"])])
    hem_thread = cloth.thread(CLOTH[spec["colour"]])
    hem_stitches(body, hem_thread, spec.get("hem", 26.0) - 4)
    if spec.get("seams", True):
        seam_edges(body, trim, thread if "trim" in spec else hem_thread)
    strap(body, body.front, -1, material=trim, thread=thread, lean=14, **s)
    strap(body, body.back, 1, material=trim, thread=thread, lean=10, sway=4, **s)
    if spec.get("bottles"):
        glass = cloth.plain("glass", (0.012, 0.03, 0.014), 0.06, 0.5)
        foils = [cloth.plain("foil", (0.16, 0.012, 0.02), 0.35, 0.5), cloth.plain("foil", (0.35, 0.24, 0.08), 0.35, 0.5)]
        for k, (x, y) in enumerate(spec["bottles"]):
            bottle((x, y, 3), glass, foils[k % 2], height=spec["height"] + 52)
    return body


def dcut(spec):
    """A flat-topped bag with a hand hole cut through both panels and welded side seams."""
    w, d, h, seed = spec["width"], spec["depth"], spec["height"], spec["seed"]
    sheet = tube(w, d, h, tuck=lambda t: 1.42 * smooth(0.0, 0.80, t) ** 0.9, step=5.0)
    body = Body(sheet, w, h, d, seed)
    u, v = np.meshgrid(sheet.us, sheet.vs)
    sheet.push((2.5 * noise(u / 70, v / 85, seed)) * smooth(0, 40, v))
    settle(body, hold_ends(body, seams=0.1, top=0.5), frames=20, pressure=0.7, shrink=-0.008)
    wrinkle(body, 0.6)
    material = fabric(spec, body, spec["hole"])
    dressed(spec, body, material, 34.0)
    hem_stitches(body, cloth.thread(CLOTH[spec["colour"]]), 30)
    return body


BUILDERS = {f.__name__: f for f in (tote, dcut)}


def build(spec):
    return BUILDERS[spec["kind"]](spec)

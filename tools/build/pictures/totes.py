"""Bags that stand: totes, shoppers, wine carriers, the zip tote, the foldable with its pouch, the die-cut bag."""
import numpy as np

import cloth
from palette import CLOTH
from shapes import Body, crease_sides, pull_at_straps, round_foot, settle, tube, wrinkle
from sheets import Sheet, noise, smooth, spaced
from stage import sheet_object
from tailor import dressed, fabric, hold_straps, holds_of, kick, metal, trim_cloth
from trims import bottle, hem_stitches, lathe, on_panel, seam_edges, stitches, strap, tube_along, zip_line


def tote(spec):
    """Open bags with two straps: totes, shoppers, conference, gift and wine bags."""
    w, d, h, seed = spec["width"], spec["depth"], spec["height"], spec["seed"]
    fold, flare = spec.get("tuck", 0.36), spec.get("flare", 0.0)
    sheet = tube(
        w, d, h, tuck=lambda t: fold * smooth(0.02, 1.0, t) ** 1.2, grow=lambda t: 1 + flare * t,
        step=spec.get("step", 6.0))
    body = Body(sheet, w, h, d, seed)
    s, size = spec.get("strap"), min(1.0, h / 340)
    kick(body, 3.2 * size, 70 * size, 85 * size)
    holds = holds_of(body, seams=0.12, sides=0.22, top=0.0 if s else 0.9)
    if s:
        hold_straps(holds, body, s["spread"])
    settle(body, holds, **{**dict(frames=22, pressure=0.75, shrink=-0.010), **spec.get("settle", {})})
    crease_sides(body, spec.get("crease", min(16.0, d * 0.10)))
    wrinkle(body, spec.get("wrinkle", 1.2) * size, scale=h / 380)
    if s:
        pull_at_straps(body, s["spread"], h * 0.36, 2.4 * size)
    round_foot(body)
    material = fabric(spec, body)
    hem = spec.get("hem", 26.0)
    dressed(spec, body, material, hem)
    trim, thread = trim_cloth(spec), cloth.thread(CLOTH[spec.get("trim", spec["colour"])])
    hem_thread = cloth.thread(CLOTH[spec["colour"]])
    hem_stitches(body, hem_thread, hem - 4)
    if spec.get("seams", True):
        seam_edges(body, trim, thread if "trim" in spec else hem_thread, wide=4.5 * size)
    if s:
        strap(body, body.front, -1, material=trim, thread=thread, lean=14, **s)
        strap(body, body.back, 1, material=trim, thread=thread, lean=10, sway=4, **s)
    if spec.get("bottles"):
        glass = cloth.plain("glass", (0.012, 0.03, 0.014), 0.06, 0.5)
        foils = [cloth.plain("foil", (0.30, 0.03, 0.04), 0.38, 0.5), cloth.plain("foil", (0.30, 0.22, 0.09), 0.38, 0.5)]
        for k, (x, y) in enumerate(spec["bottles"]):
            bottle((x, y, 3), glass, foils[k % 2], height=h + 58)
        if len(spec["bottles"]) > 1:
            stitches([on_panel(body.front, (0, 12), (0, h - hem - 4))], hem_thread)
    if spec.get("zip"):
        zip_top(spec, body)
    if spec.get("pouch"):
        pouch(spec, material)
    return body


def zip_top(spec, body):
    """A panel across the opening with a zip down its middle, and the zip's end hanging out on the right."""
    w, h = body.width, body.height
    xs = spaced(w - 16, 6) - (w - 16) / 2
    front, n1 = body.front(xs, h - 20)
    back, n2 = body.back(xs, h - 20)
    front, back = front - n1 * 2, back - n2 * 2
    t = np.linspace(0, 1, 15)[:, None, None]
    grid = front[None] * (1 - t) + back[None] * t
    arch = np.sin(np.pi * t[..., 0])
    grid[..., 2] += (10 * arch + 3 * noise(xs[None] / 60, t[..., 0] * 2, body.seed)) * arch
    sheet = Sheet(xs, np.linspace(0, np.linalg.norm(back[len(xs) // 2] - front[len(xs) // 2]), 15), grid)
    material = cloth.nonwoven("zip panel", CLOTH[spec["colour"]])
    sheet_object("zip panel", sheet, material, subdivide=1)
    path, normals = grid[7], sheet.normals[7]
    normals = normals * np.sign(normals[:, 2:])
    tape = cloth.nonwoven("tape", CLOTH["charcoal"], thin=0)
    chain = cloth.plain("chain", (0.55, 0.52, 0.46), 0.35, 0.5, metallic=0.9)
    zip_line(path, normals, tape, chain, metal(), wide=24, puller=0.80)


def pouch(spec, material):
    """The little pouch the bag folds into, lying beside it, with its flap and snap."""
    long, wide, high = 150.0, 112.0, 30.0
    cx, cy, turn = 118.0, -spec["depth"] / 2 - 118.0, np.radians(-14)
    a, b = np.meshgrid(np.linspace(-1, 1, 61), np.linspace(-1, 1, 47))
    pad = np.clip((1 - np.abs(a) ** 3.2) * (1 - np.abs(b) ** 3.2), 0, 1) ** 0.5
    puff = pad * (1 + 0.14 * noise(a * 2.3, b * 2.0, 5) + 0.05 * noise(a * 6, b * 5, 6))

    def place(x, y, z):
        return np.stack([cx + x * np.cos(turn) - y * np.sin(turn), cy + x * np.sin(turn) + y * np.cos(turn), z], -1)

    sx = long / 2 * a * (1 - 0.03 * np.abs(b) ** 2)
    sy = wide / 2 * b * (1 - 0.03 * np.abs(a) ** 2)
    upper = Sheet(np.linspace(0, long, 61), np.linspace(0, wide, 47), place(sx, sy, 7 + (high - 7) * puff))
    lower = Sheet(upper.us, upper.vs, place(sx, sy, 7 - 6.5 * pad))
    plain = cloth.nonwoven("pouch", CLOTH[spec["colour"]], thin=0.05)
    sheet_object("pouch", upper, plain, subdivide=1)
    sheet_object("pouch", lower, plain)
    # The flap: the upper half once more, a little higher, its edge rounded.
    keep = np.linspace(0, long, 61)
    low = 26 + 16 * np.abs((keep - long / 2) / (long / 2)) ** 2.4
    rows = np.linspace(0, 1, 30)[:, None]
    vv = low[None] * (1 - rows) + wide * rows
    points, normals = upper.at(np.broadcast_to(keep, vv.shape), vv)
    flap = Sheet(keep, np.linspace(0, wide - 26, 30), points + normals * 1.8)
    sheet_object("flap", flap, plain, thickness=1.4)
    thread = cloth.thread(CLOTH[spec["colour"]])
    edge, n = upper.at(keep[2:-2], low[2:-2] + 5)
    stitches([(edge + n * 2.8, n)], thread)
    flat = place(sx, sy, np.full_like(a, 7.0))
    rim = np.concatenate([flat[0], flat[1:, -1], flat[-1, ::-1][1:], flat[::-1, 0][1:]])
    tube_along(rim, 1.9, plain, name="rim")
    at, n = upper.at(np.array(long / 2), np.array(42.0))
    snap = at + n * 2.4
    lathe([(6.6, 0), (6.6, 0.8), (5.6, 2.0), (3.0, 2.2), (2.6, 1.6), (0.1, 1.6)], snap, metal(), "snap", 40)


def dcut(spec):
    """A flat-topped bag with a hand hole cut through both panels."""
    w, d, h, seed = spec["width"], spec["depth"], spec["height"], spec["seed"]
    sheet = tube(w, d, h, tuck=lambda t: 1.50 * smooth(0.0, 0.76, t) ** 0.85, step=5.0)
    body = Body(sheet, w, h, d, seed)
    kick(body, 2.4)
    holds = holds_of(body, seams=0.12, top=0.6)
    holds = np.maximum(holds, (0.55 * smooth(h - 120, h - 70, sheet.vs))[:, None])
    settle(body, holds, frames=20, pressure=0.65, shrink=-0.008)
    wrinkle(body, 0.8)
    material = fabric(spec, body, spec["hole"])
    dressed(spec, body, material, 4.0)  # welded: hardly a fold, or it would show through the flat sides
    thread = cloth.thread(CLOTH[spec["colour"]])
    hem_stitches(body, thread, 26)
    # The pressed line round the hole.
    middle, size = spec["hole"]
    a = np.linspace(0, 2 * np.pi, 90)
    x = (np.clip(np.cos(a) * 3, -1, 1) * 0.62 + np.cos(a) * 0.40) * size / 2
    z = middle + (np.sin(a) * 0.42 - 0.10 * (x / size * 2) ** 2) * size / 2
    p, n = body.front(x, z)
    stitches([(p + n * 0.3, n)], thread, pitch=3.4)
    return body

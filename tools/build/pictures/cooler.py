"""The lunch cooler: a padded box with a zipped lid."""
import numpy as np

import cloth
from palette import CLOTH
from shapes import Body, tube, wrinkle
from sheets import Sheet, noise, soften, spaced
from stage import grid_faces, mesh_object, sheet_object
from tailor import fabric, trim_cloth, metal, kick, bottom
from trims import stitches, strap, tube_along, zip_line


def cooler(spec):
    """A padded box with a zipped lid, a pocket and two short straps."""
    w, d, h, seed = spec["width"], spec["depth"], spec["height"], spec["seed"]
    seam = h - spec["lid"]
    sheet = tube(w, d, h, step=5.0)
    sheet.points = soften(sheet.points, 14, closed=True)
    sheet.measure()
    body = Body(sheet, w, h, d, seed)
    kick(body, 1.2)
    u, v = np.meshgrid(sheet.us, sheet.vs)
    # Padding: soft cushions between the seams.
    below = 5.0 * np.sin(np.pi * np.clip(v / seam, 0, 1)) ** 0.7
    above = 2.0 * np.sin(np.pi * np.clip((v - seam) / (h - seam), 0, 1))
    sheet.push(np.where(v < seam, below, above))
    wrinkle(body, 0.7, scale=0.8, packed=False)
    material, trim = fabric(spec, body, thin=0.0), trim_cloth(spec)
    thread = cloth.thread(CLOTH[spec["colour"]])
    sheet_object("wall", body.sheet, material, subdivide=1)
    bottom(body, material)
    # The lid: rings towards the middle, slightly domed, with piping round its edge.
    ring = body.sheet.points[-1]
    centre = ring[:-1].mean(0)
    shares = np.array([1.0, 0.985, 0.96, 0.9, 0.8, 0.65, 0.5, 0.35, 0.2, 0.08, 0.0])
    lid = centre + (ring - centre) * shares[:, None, None]
    uneven = 1.6 * noise(lid[..., 0] / 60, lid[..., 1] / 60, seed) * (shares[:, None] < 0.97)
    lid[..., 2] = h + 11 * (1 - shares[:, None] ** 2.6) + uneven
    mesh_object("lid", lid, grid_faces(*lid.shape[:2]), material, uvs=lid[..., :2], subdivide=1)
    for row, radius in ((-1, 2.6), (0, 2.6)):
        edge = body.sheet.points[row].copy()
        edge[:, 2] += 0.6 if row else 2.4
        tube_along(edge, radius, trim, name="piping")
    us = np.linspace(body.round * 0.10, body.round * 0.90, 220)
    p, n = body.sheet.at(us, np.full_like(us, seam))
    tape = cloth.nonwoven("tape", CLOTH[spec.get("zip", "charcoal")], thin=0)
    chain = cloth.plain("chain", (0.10, 0.10, 0.10), 0.4, 0.5)
    zip_line(p, n, tape, chain, metal(), wide=16, puller=0.66)
    # The pocket on the front.
    x0, z0, z1 = w / 2 - 36, 22.0, seam - 46
    us, vs = spaced(2 * x0, 5) - x0, spaced(z1 - z0, 5) + z0
    xx, zz = np.meshgrid(us, vs)
    p, n = body.front(xx, zz)
    puff = 1.2 + 5.0 * (np.clip(1 - (xx / x0) ** 4, 0, 1) * np.clip((zz - z0) / (z1 - z0), 0, 1) ** 0.6)
    pocket = Sheet(us + body.round / 2, vs, p + n * puff[..., None])
    sheet_object("pocket", pocket, material, panel=body.panel, thickness=1.4, subdivide=1)
    edge, n = pocket.at(us + body.round / 2, np.full_like(us, z1 - 1))
    tube_along(edge, 2.2, trim, name="binding")
    lines = []
    for x in (-x0 + 4, x0 - 4):
        q, m = pocket.at(np.full_like(vs, x + body.round / 2), vs)
        lines.append((q + m * 1.0, m))
    q, m = pocket.at(us + body.round / 2, np.full_like(us, z0 + 4))
    lines.append((q + m, m))
    stitches(lines, thread)
    s = spec["strap"]
    sewing = cloth.thread(CLOTH[spec.get("trim", spec["colour"])])
    strap(body, body.front, -1, material=trim, thread=sewing, top=seam - 12, lean=22, **s)
    strap(body, body.back, 1, material=trim, thread=None, top=seam - 12, lean=16, sway=5, **s)
    return body

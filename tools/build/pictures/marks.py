"""Invented brand marks, drawn as masks: 1 where the ink is. x and y run from 0 to 1 over the square they are printed in."""
import bpy
import numpy as np

SIZE = 1024


def _grid(centre, size):
    """Coordinates about -1..1 over the mark."""
    axis = (np.arange(SIZE) + 0.5) / SIZE
    x, y = np.meshgrid(axis, axis)
    return (x - centre[0]) / (size / 2), (y - centre[1]) / (size / 2)


def _in(distance, size):
    """Soft inside test, one texel wide; distances are in mark units."""
    return np.clip(0.5 - distance * (size / 2) * SIZE, 0, 1)


def leaf(x, y):
    """One leaf on its stem, split by its vein."""
    turn = np.radians(-32)
    a, b = x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)
    r, off = 1.16, 0.72
    shape = np.maximum(np.hypot(a - off, b - 0.1) - r, np.hypot(a + off, b - 0.1) - r)
    vein = np.maximum(np.abs(a) - 0.042, b - 0.66)
    for level in (-0.52, -0.22, 0.08):
        ray = np.abs((b - level) - np.abs(a) * 1.05) / 1.45 - 0.032
        vein = np.minimum(vein, np.maximum(ray, np.abs(a) - 0.30))
    stem = np.maximum(np.abs(a + 0.10 * (b + 0.8) ** 2) - 0.045, np.maximum(b + 0.7, -1.12 - b))
    return np.minimum(np.maximum(shape, -vein), stem)


def sun(x, y):
    """A half sun over two waves."""
    r = np.hypot(x, y + 0.05)
    disc = np.maximum(r - 0.46, -(y + 0.05))
    angle = np.arctan2(y + 0.05, x)
    step = np.pi / 8
    near = (np.mod(angle, step) - step / 2) * r
    rays = np.maximum(np.maximum(np.abs(near) - 0.045, np.abs(r - 0.75) - 0.17), -(y + 0.03))
    shape = np.minimum(disc, rays)
    for base in (-0.27, -0.52):
        wave = np.abs(y - base - 0.06 * np.sin(x * 7.5)) - 0.055
        shape = np.minimum(shape, np.maximum(wave, np.abs(x) - 0.92))
    return shape


def ring(x, y):
    """A letter g as a ring with its tail: a monogram."""
    bowl = np.abs(np.hypot(x, y - 0.32) - 0.42) - 0.13
    stem = np.maximum(np.abs(x - 0.42) - 0.13, np.maximum(y - 0.87, -(y + 0.42)))
    tail = np.maximum(np.abs(np.hypot(x, y + 0.42) - 0.42) - 0.13, np.maximum(y + 0.42, -(x + 0.40)))
    return np.minimum(np.minimum(bowl, stem), tail)


def stripes(x, y):
    """Five leaning bars in a circle: a field seen from above."""
    r = np.hypot(x, y) - 0.95
    band = np.abs(np.mod(x * 0.86 + y * 0.5 + 0.19, 0.38) - 0.19) - 0.115
    return np.maximum(r, band)


def drop(x, y):
    """Grapes: ten discs and a leaf."""
    shape = np.full_like(x, 9.0)
    for row, count in enumerate((4, 3, 2, 1)):
        for k in range(count):
            cx, cy = (k - (count - 1) / 2) * 0.44, 0.30 - row * 0.38
            shape = np.minimum(shape, np.hypot(x - cx, y - cy) - 0.19)
    a, b = x - 0.14, y - 0.72
    return np.minimum(shape, np.maximum(np.hypot(a - 0.2, b + 0.22) - 0.36, np.hypot(a + 0.02, b - 0.22) - 0.36))


def flower(x, y):
    """Eight petals round a dot."""
    r, angle = np.hypot(x, y), np.arctan2(y, x)
    a = np.mod(angle + np.pi / 8, np.pi / 4) - np.pi / 8
    px, py = r * np.cos(a) - 0.60, r * np.sin(a)
    petal = np.hypot(px / 0.34, py / 0.17) - 1
    return np.minimum(petal * 0.17, r - 0.17)


def arches(x, y):
    """Four nested arches on a line."""
    r = np.hypot(x, np.maximum(y + 0.25, 0))
    shape = np.full_like(x, 9.0)
    for radius in (0.14, 0.38, 0.62, 0.86):
        shape = np.minimum(shape, np.maximum(np.abs(r - radius) - 0.075, -0.62 - y))
    return np.minimum(shape, np.maximum(np.abs(y + 0.80) - 0.06, np.abs(x) - 0.935))


MARKS = {f.__name__: f for f in (leaf, sun, ring, stripes, drop, flower, arches)}


def handle_hole(x, y):
    """The die-cut hand hole: a long slot, fuller below than above."""
    a, b = np.abs(x) - 0.62, y + 0.10 * x * x
    return np.hypot(np.maximum(a, 0), np.maximum(np.abs(b) - 0.04, 0)) - 0.24


def mask(name, centre, size):
    """The mark as a Blender image; sizes are fractions of the panel's width."""
    shape = handle_hole if name == "hole" else MARKS[name]
    x, y = _grid(centre, size)
    grey = _in(shape(x, y), size).astype(np.float32)
    image = bpy.data.images.new("mark " + name, SIZE, SIZE, float_buffer=False)
    image.colorspace_settings.name = "Non-Color"
    rgba = np.repeat(grey[..., None], 4, -1)
    rgba[..., 3] = 1
    image.pixels.foreach_set(rgba.reshape(-1))
    image.update()
    image.pack()
    return image

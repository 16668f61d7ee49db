"""Cloth as grids of points, in millimetres, measured along the cloth.

A Sheet is a rectangle of cloth bent in space: `us` and `vs` say how far along the cloth each column and row lies,
`points[row, column]` where it is. Everything sewn on a bag (straps, stitches, hems) asks the sheet where it lies.
"""
import numpy as np

MM = 0.01  # one millimetre in the scene's units


def noise(x, y, seed=0):
    """Smooth gradient noise in about -1..1, one feature a unit."""
    x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
    shape = x.shape
    x, y = np.atleast_1d(x), np.atleast_1d(y)
    xi, yi = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)
    fx, fy = x - xi, y - yi

    seed = np.int64(seed)

    def corner(dx, dy):
        h = (xi + dx) * 374761393 + (yi + dy) * 668265263 + seed * 974634777
        h = (h ^ (h >> 13)) * 1274126177
        angle = ((h ^ (h >> 16)) & 0xFFFF) / 65536.0 * 2 * np.pi
        return np.cos(angle) * (fx - dx) + np.sin(angle) * (fy - dy)

    def ease(t):
        return t * t * t * (t * (t * 6 - 15) + 10)

    u, v = ease(fx), ease(fy)
    low = corner(0, 0) * (1 - u) + corner(1, 0) * u
    high = corner(0, 1) * (1 - u) + corner(1, 1) * u
    return (1.5 * (low * (1 - v) + high * v)).reshape(shape)


def smooth(low, high, x):
    """0 below `low`, 1 above `high`, soft between."""
    t = np.clip((np.asarray(x, float) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def unit(vectors):
    return vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9)


class Sheet:
    def __init__(self, us, vs, points, closed=False):
        self.us, self.vs = np.asarray(us, float), np.asarray(vs, float)
        self.points, self.closed = np.asarray(points, float), closed
        self.measure()

    def measure(self):
        """The normals, outward where columns run left to right and rows upward as seen from outside."""
        p = self.points
        if self.closed:
            du = np.roll(p, -1, 1) - np.roll(p, 1, 1)
            du[:, 0] = du[:, -1] = p[:, 1] - p[:, -2]
        else:
            du = np.gradient(p, axis=1)
        self.normals = unit(np.cross(du, np.gradient(p, axis=0)))

    def push(self, distance):
        """Moves the cloth along its normal, by a number for each point."""
        self.points = self.points + self.normals * distance[..., None]
        self.measure()

    def at(self, u, v):
        """Where the cloth is at (u, v), and its normal there. Arrays welcome."""
        u, v = np.broadcast_arrays(np.asarray(u, float), np.asarray(v, float))
        j = np.clip(np.searchsorted(self.us, u) - 1, 0, len(self.us) - 2)
        i = np.clip(np.searchsorted(self.vs, v) - 1, 0, len(self.vs) - 2)
        fu = ((u - self.us[j]) / (self.us[j + 1] - self.us[j]))[..., None]
        fv = ((v - self.vs[i]) / (self.vs[i + 1] - self.vs[i]))[..., None]

        def mix(grid):
            low = grid[i, j] * (1 - fu) + grid[i, j + 1] * fu
            high = grid[i + 1, j] * (1 - fu) + grid[i + 1, j + 1] * fu
            return low * (1 - fv) + high * fv

        return mix(self.points), unit(mix(self.normals))


def spaced(length, step):
    return np.linspace(0, length, max(2, int(round(length / step)) + 1))


def resample(curve, step):
    """The same polyline with even spacing of about `step`."""
    curve = np.asarray(curve, float)
    along = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    places = spaced(along[-1], step)
    return np.stack([np.interp(places, along, curve[:, k]) for k in range(curve.shape[1])], 1)


def bezier(a, b, c, d, count=40):
    t = np.linspace(0, 1, count)[:, None]
    a, b, c, d = (np.asarray(p, float) for p in (a, b, c, d))
    return (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t * t * c + t ** 3 * d


def soften(points, times=1, closed=False):
    """Rounds a grid a little along its columns' direction."""
    for _ in range(times):
        if closed:
            body = points[:, :-1]
            body = 0.5 * body + 0.25 * (np.roll(body, 1, 1) + np.roll(body, -1, 1))
            points = np.concatenate([body, body[:, :1]], 1)
        else:
            points = points.copy()
            points[:, 1:-1] = 0.5 * points[:, 1:-1] + 0.25 * (points[:, :-2] + points[:, 2:])
    return points

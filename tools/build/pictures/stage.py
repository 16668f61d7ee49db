"""Puts sheets and small parts into the Blender scene."""
import math

import bpy
import numpy as np
from mathutils import Matrix

from sheets import MM


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def mesh_object(name, points, faces, material, uvs=None, extra_uvs=None, smooth=True, thickness=0.0, subdivide=0):
    """An object from points in millimetres. `uvs` holds one pair a point, in millimetres along the cloth."""
    mesh = bpy.data.meshes.new(name)
    points = np.asarray(points, float).reshape(-1, 3)
    faces = np.asarray(faces, dtype=np.int32)
    mesh.from_pydata((points * MM).tolist(), [], faces.tolist())
    if uvs is not None:
        corners = faces.reshape(-1)
        for layer_name, values in (("weave", uvs), ("panel", extra_uvs)):
            if values is None:
                continue
            layer = mesh.uv_layers.new(name=layer_name)
            layer.data.foreach_set("uv", np.asarray(values, float).reshape(-1, 2)[corners].reshape(-1))
    mesh.polygons.foreach_set("use_smooth", [smooth] * len(mesh.polygons))
    mesh.materials.append(material)
    mesh.update()
    thing = bpy.data.objects.new(name, mesh)
    thing.pass_index = 1
    bpy.context.scene.collection.objects.link(thing)
    if subdivide:
        m = thing.modifiers.new("round", "SUBSURF")
        m.levels = m.render_levels = subdivide
    if thickness:
        m = thing.modifiers.new("thick", "SOLIDIFY")
        m.thickness, m.offset = thickness * MM, 0.0
    return thing


def grid_faces(rows, columns):
    i = np.arange(rows * columns).reshape(rows, columns)
    return np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)


def sheet_object(name, sheet, material, panel=None, **options):
    """A sheet as an object; `panel(us, vs)` gives the print's coordinates."""
    uu, vv = np.meshgrid(sheet.us, sheet.vs)
    return mesh_object(
        name, sheet.points, grid_faces(*uu.shape), material,
        uvs=np.stack([uu, vv], -1), extra_uvs=None if panel is None else panel(uu, vv), **options,
    )


def moved(make, x, y, turn, z=0.0):
    """Builds something and stands it elsewhere, turned by so many degrees."""
    before = set(bpy.context.scene.objects)
    made = make()
    place = Matrix.Translation((x * MM, y * MM, z * MM)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
    for thing in set(bpy.context.scene.objects) - before:
        thing.matrix_world = place @ thing.matrix_world
    return made

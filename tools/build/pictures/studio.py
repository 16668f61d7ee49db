"""The one studio every picture is taken in: seamless paper, soft light from the left, a shift lens."""
import math

import bpy
import numpy as np
from mathutils import Vector

import cloth
from palette import PAPER
from sheets import MM
from stage import mesh_object, grid_faces


# The exposure the products come out with, for pictures in which no bare paper shows.
DAYLIGHT = (1.38, 1.372, 1.425)


def backdrop(size, floor=0.0, wall=1.7):
    """Paper that sweeps up behind the bag without an edge. `size` is the bag's, in millimetres."""
    radius, reach = 3.0 * size, 12 * size
    back = wall * size
    bend = [(back + radius * math.sin(a), floor + radius * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, 24)]
    line = [(-9 * size, floor)] + bend + [(back + radius, floor + 9 * size)]
    points = [[(x, y, z) for x in (-reach, reach)] for y, z in line]
    thing = mesh_object("backdrop", points, grid_faces(len(line), 2), cloth.paper(PAPER))
    thing.pass_index = 0
    return thing


def area(name, size, where, aim, power, width, height, colour=(1, 1, 1)):
    light = bpy.data.lights.new(name, "AREA")
    light.shape, light.size, light.size_y = "RECTANGLE", width * size * MM, height * size * MM
    light.energy = power * (size * MM) ** 2
    light.color = colour
    lamp = bpy.data.objects.new(name, light)
    lamp.location = Vector(where) * size * MM
    lamp.rotation_euler = (Vector(aim) * size * MM - lamp.location).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)


def lights(size, key=1.0):
    """A big window on the left, a weak fill on the right, sky from above."""
    area("key", size, (-4.6, -3.3, 3.0), (0, 0.2, 0.45), 330 * key, 2.5, 2.5, (1.0, 0.98, 0.95))
    area("fill", size, (4.0, -3.6, 1.6), (0, 0, 0.4), 42, 3.0, 3.0, (0.96, 0.98, 1.0))
    area("top", size, (0.6, 1.0, 5.0), (0.3, 2.0, 0.6), 70, 3.6, 3.6)
    sky(0.30)


def sky(strength):
    """Even light from everywhere."""
    world = bpy.data.worlds.new("sky")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = (1.0, 0.985, 0.965, 1)
    world.node_tree.nodes["Background"].inputs[1].default_value = strength
    bpy.context.scene.world = world


def _corners():
    """Every visible point of what is pictured, in the scene's units."""
    graph = bpy.context.evaluated_depsgraph_get()
    found = []
    for thing in bpy.context.scene.objects:
        if thing.type == "MESH" and thing.pass_index == 1 and not thing.get("loose"):
            mesh = thing.evaluated_get(graph).to_mesh()
            flat = np.empty(len(mesh.vertices) * 3)
            mesh.vertices.foreach_get("co", flat)
            points = flat.reshape(-1, 3)
            m = np.array(thing.matrix_world)
            found.append(points @ m[:3, :3].T + m[:3, 3])
    return np.concatenate(found)


class Camera:
    """A level camera with a shifted lens, so that upright edges stay upright."""

    def __init__(self, azimuth=27, elevation=15, lens=85.0):
        data = bpy.data.cameras.new("camera")
        data.lens, data.sensor_width, data.sensor_fit = lens, 36.0, "HORIZONTAL"
        data.clip_end = 1000
        self.data = data
        self.thing = bpy.data.objects.new("camera", data)
        bpy.context.scene.collection.objects.link(self.thing)
        bpy.context.scene.camera = self.thing
        self.azimuth, self.elevation = math.radians(azimuth), math.radians(elevation)

    def _axes(self):
        a = self.azimuth
        forward = np.array([-math.sin(a), math.cos(a), 0.0])
        right = np.array([math.cos(a), math.sin(a), 0.0])
        return right, np.array([0, 0, 1.0]), forward

    def frame(self, width, height, tall=0.76, wide=0.80, points=None, middle=0.5):
        """Steps back until what is pictured fills `tall` of the height or `wide` of the width, whichever is first."""
        points = _corners() if points is None else np.asarray(points) * MM
        right, up, forward = self._axes()
        centre = (points.min(0) + points.max(0)) / 2
        scale = self.data.lens / self.data.sensor_width
        aspect = height / width
        distance = 30.0
        for _ in range(12):
            self.eye = centre - forward * distance + up * distance * math.tan(self.elevation)
            seen = points - self.eye
            depth = seen @ forward
            x, y = scale * (seen @ right) / depth, scale * (seen @ up) / depth
            need = max(np.ptp(x) / wide, np.ptp(y) / (tall * aspect))
            self.shift = ((x.max() + x.min()) / 2, (y.max() + y.min()) / 2 + (middle - 0.5) * aspect)
            distance *= need
        self.width, self.height = width, height
        self.data.shift_x, self.data.shift_y = self.shift
        self.thing.location = self.eye
        self.thing.rotation_euler = (math.pi / 2, 0, self.azimuth)
        self.distance = distance

    def look(self, eye, aim, width, height, blur=None):
        """A plain aimed camera for close-ups, in millimetres; `blur` is the f-number."""
        self.thing.location = Vector(eye) * MM
        self.thing.rotation_euler = (Vector(aim) * MM - self.thing.location).to_track_quat("-Z", "Y").to_euler()
        if blur:
            self.data.dof.use_dof = True
            self.data.dof.focus_distance = (Vector(aim) * MM - self.thing.location).length
            self.data.dof.aperture_fstop = blur
        self.width, self.height = width, height

    def pixel(self, point):
        """Where a point in millimetres falls in the picture."""
        right, up, forward = self._axes()
        seen = np.asarray(point) * MM - self.eye
        scale = self.data.lens / self.data.sensor_width
        depth = seen @ forward
        x = scale * (seen @ right) / depth - self.shift[0]
        y = scale * (seen @ up) / depth - self.shift[1]
        return [round(float((0.5 + x) * self.width), 1), round(float(self.height / 2 - y * self.width), 1)]


def transparent():
    """The paper only catches shadows, and nothing is behind the bag."""
    bpy.context.scene.render.film_transparent = True
    bpy.data.objects["backdrop"].is_shadow_catcher = True


def settings(width, height, samples, folder):
    """Cycles on the processor, few bounces, and the two layers the finishing reads."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    c = scene.cycles
    c.samples, c.use_denoising = samples, False
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.03, 10
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 4, 3, 2
    c.transmission_bounces, c.transparent_max_bounces = 4, 8
    c.sample_clamp_indirect, c.sample_clamp_direct = 2.0, 0.0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 1.0
    scene.view_settings.view_transform = "Raw"
    scene.view_layers[0].use_pass_object_index = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path = folder
    out.format.file_format, out.format.color_mode, out.format.color_depth = "OPEN_EXR", "RGBA", "32"
    out.file_slots.clear()
    for name, socket in (("light", "Image"), ("index", "IndexOB")):
        out.file_slots.new(name)
        tree.links.new(layers.outputs[socket], out.inputs[name])
    final = tree.nodes.new("CompositorNodeComposite")
    tree.links.new(layers.outputs["Image"], final.inputs[0])

"""Materials: non-woven polypropylene, thread, glass, zip metal, the paper backdrop."""
import bpy


class Nodes:
    """A thin hand on a node tree: `add` makes a node and plugs its inputs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def add(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new(kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            socket = node.inputs[key]
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, socket)
            else:
                socket.default_value = value
        return node

    def math(self, operation, *values, clamp=False):
        return self.add("ShaderNodeMath", dict(enumerate(values)), operation=operation, use_clamp=clamp).outputs[0]

    def out(self, shader):
        self.add("ShaderNodeOutputMaterial", {"Surface": shader})
        return self.material


def rgba(colour):
    return (*colour, 1.0)


def nonwoven(name, colour, print_mask=None, ink=None, hole_mask=None, thin=0.22, depth=1.0):
    """Spunbond cloth: small bonded dimples 1.2 mm apart in staggered rows, cloudy fibres, a little light through."""
    n = Nodes(name)
    weave = n.add("ShaderNodeUVMap", uv_map="weave").outputs["UV"]
    turned = n.add("ShaderNodeMapping", {"Vector": weave, "Rotation": (0, 0, 0.7854), "Scale": (1 / 1.2,) * 3})
    cells = n.add(
        "ShaderNodeTexVoronoi", {"Vector": turned.outputs[0], "Scale": 1.0, "Randomness": 0.06}, voronoi_dimensions="2D"
    ).outputs["Distance"]
    dimple = n.add(
        "ShaderNodeMapRange", {"Value": cells, "From Min": 0.16, "From Max": 0.42}, interpolation_type="SMOOTHSTEP"
    ).outputs[0]
    fibre = n.add("ShaderNodeTexNoise", {"Vector": weave, "Scale": 1.6, "Detail": 3.0, "Roughness": 0.7}).outputs[0]
    cloud = n.add("ShaderNodeTexNoise", {"Vector": weave, "Scale": 0.13, "Detail": 2.0}).outputs[0]
    # Darker in the bonded dimples, and the fibre's unevenness seen against the light.
    shade = n.math("MULTIPLY_ADD", dimple, 0.10 * depth, 0.90 + 0.10 * (1 - depth))
    shade = n.math("MULTIPLY", shade, n.math("MULTIPLY_ADD", fibre, 0.16, 0.92))
    shade = n.math("MULTIPLY", shade, n.math("MULTIPLY_ADD", cloud, 0.10, 0.95))
    base = n.add("ShaderNodeRGB").outputs[0]
    base.default_value = rgba(colour)
    if print_mask is not None:
        spot = n.add("ShaderNodeUVMap", uv_map="panel").outputs["UV"]
        mask = n.add("ShaderNodeTexImage", {"Vector": spot}, image=print_mask, extension="CLIP").outputs["Color"]
        outside = n.math("SUBTRACT", 1.0, n.add("ShaderNodeNewGeometry").outputs["Backfacing"])
        mask = n.math("MULTIPLY", mask, outside)
        # Ink sits on the fibres and misses the deepest dimples a little.
        mask = n.math("MULTIPLY", mask, n.math("MULTIPLY_ADD", dimple, 0.12, 0.86), clamp=True)
        base = n.add("ShaderNodeMixRGB", {"Fac": mask, "Color1": base, "Color2": rgba(ink)}).outputs[0]
    tone = n.add("ShaderNodeMixRGB", {"Fac": 1.0, "Color1": base, "Color2": (1, 1, 1, 1)}, blend_type="MULTIPLY")
    n.tree.links.new(shade, tone.inputs["Color2"])
    relief = n.math("ADD", n.math("MULTIPLY", dimple, 0.75), n.math("MULTIPLY", fibre, 0.35))
    bump = n.add("ShaderNodeBump", {"Height": relief, "Strength": 0.8 * depth, "Distance": 0.0032}).outputs[0]
    front = n.add(
        "ShaderNodeBsdfPrincipled",
        {"Base Color": tone.outputs[0], "Roughness": 0.66, "Specular": 0.24, "Sheen": 0.1, "Normal": bump},
    ).outputs[0]
    through = n.add("ShaderNodeBsdfTranslucent", {"Color": tone.outputs[0], "Normal": bump}).outputs[0]
    shader = n.add("ShaderNodeMixShader", {0: thin, 1: front, 2: through}).outputs[0]
    if hole_mask is not None:
        spot = n.add("ShaderNodeUVMap", uv_map="panel").outputs["UV"]
        hole = n.add("ShaderNodeTexImage", {"Vector": spot}, image=hole_mask, extension="CLIP").outputs["Color"]
        hole = n.math("GREATER_THAN", hole, 0.5)
        clear = n.add("ShaderNodeBsdfTransparent").outputs[0]
        shader = n.add("ShaderNodeMixShader", {0: hole, 1: shader, 2: clear}).outputs[0]
    return n.out(shader)


def plain(name, colour, roughness=0.6, specular=0.3, metallic=0.0, coat=0.0):
    n = Nodes(name)
    return n.out(n.add("ShaderNodeBsdfPrincipled", {
        "Base Color": rgba(colour), "Roughness": roughness, "Specular": specular, "Metallic": metallic,
        "Clearcoat": coat,
    }).outputs[0])


def thread(colour):
    """Sewing thread, a shade lighter or darker than the cloth so that a seam reads."""
    light = sum(colour) / 3
    if light > 0.35:
        return plain("thread", tuple(c * 0.66 for c in colour), 0.55)
    return plain("thread", tuple(min(1, c * 1.7 + 0.05) for c in colour), 0.55)


def paper(colour):
    n = Nodes("backdrop")
    return n.out(n.add("ShaderNodeBsdfDiffuse", {"Color": rgba(colour), "Roughness": 0.3}).outputs[0])


def water():
    """Clear water. Its shadow lets light through, more under its middle, as a drop gathers it."""
    n = Nodes("water")
    wet = n.add("ShaderNodeBsdfPrincipled", {
        "Base Color": (1, 1, 1, 1), "Roughness": 0.0, "Transmission": 1.0, "IOR": 1.33, "Specular": 0.5,
    }).outputs[0]
    facing = n.add("ShaderNodeLayerWeight", {"Blend": 0.4}).outputs["Facing"]
    through = n.add("ShaderNodeMixRGB", {"Fac": facing, "Color1": (1, 1, 1, 1), "Color2": (0.25, 0.27, 0.3, 1)}).outputs[0]
    clear = n.add("ShaderNodeBsdfTransparent", {"Color": through}).outputs[0]
    shadow = n.add("ShaderNodeLightPath").outputs["Is Shadow Ray"]
    return n.out(n.add("ShaderNodeMixShader", {0: shadow, 1: wet, 2: clear}).outputs[0])


def leaf(colour):
    """A living leaf: soft gloss, light through."""
    n = Nodes("leaf")
    front = n.add("ShaderNodeBsdfPrincipled", {"Base Color": rgba(colour), "Roughness": 0.42, "Specular": 0.35}).outputs[0]
    through = n.add("ShaderNodeBsdfTranslucent", {"Color": rgba(tuple(min(1, c * 1.5) for c in colour))}).outputs[0]
    return n.out(n.add("ShaderNodeMixShader", {0: 0.3, 1: front, 2: through}).outputs[0])

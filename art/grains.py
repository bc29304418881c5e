"""Grains on food: sugar, bread crumb, semolina. One mesh for each kind, for they are thousands."""
import bpy
import numpy as np

from shapes import mesh, place

CUBE = np.array([(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]) / 2
SIDES = np.array([(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)])


def triangles(objects):
    """The corners (n, 3, 3) of all triangles, turned outward."""
    graph, corners = bpy.context.evaluated_depsgraph_get(), []
    for o in objects:
        made = o.evaluated_get(graph).to_mesh()
        p = np.empty(len(made.vertices) * 3, np.float32)
        made.vertices.foreach_get('co', p)
        made.calc_loop_triangles()
        i = np.empty(len(made.loop_triangles) * 3, np.int32)
        made.loop_triangles.foreach_get('vertices', i)
        p = p.reshape(-1, 3) @ np.array(o.matrix_world.to_3x3()).T + np.array(o.matrix_world.translation)
        t = p[i.reshape(-1, 3)]
        inward = np.einsum('ni,ni->n', t[:, 0] - p.mean(0), np.cross(t[:, 1] - t[:, 0], t[:, 2] - t[:, 0])).sum() < 0
        corners.append(t[:, ::-1] if inward else t)
    return np.concatenate(corners)


def grains(name, on, n, seed, size, weight, material, spread=(.5, 1.25), broken=0., lift=.3):
    """Lays n grains on objects, more where weight(points, upward) is more. Field: tone, one number for each grain."""
    rng = np.random.default_rng(seed)
    tri = triangles(on)
    normal = np.cross(tri[:, 1] - tri[:, 0], tri[:, 2] - tri[:, 0])
    areas = np.linalg.norm(normal, axis=1) + 1e-12
    share = areas * weight(tri.mean(1), normal[:, 2] / areas)
    k = rng.choice(len(tri), n, p=share / share.sum())
    w = rng.dirichlet((1, 1, 1), n)[..., None]
    at = (tri[k] * w).sum(1) + normal[k] / areas[k][:, None] * size * lift
    turn = np.linalg.qr(rng.normal(size=(n, 3, 3)))[0]
    block = CUBE[None] * (size * rng.uniform(*spread, (n, 1, 3)))
    if broken:
        block = block + rng.normal(0, broken * size, (n, 8, 3))
    v = at[:, None] + np.einsum('nij,nkj->nki', turn, block)
    faces = (SIDES[None] + 8 * np.arange(n)[:, None, None]).reshape(-1, 4)
    tone = np.repeat(np.random.default_rng(seed + 1).random(n), 8)
    return place(mesh(name, v.reshape(-1, 3), faces, False, tone=tone), material)

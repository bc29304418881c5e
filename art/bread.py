"""Country bread in slices: an open crumb, a crust, toasted on top. A barra cut along, for bocadillos."""
import numpy as np
from scipy import ndimage

from shader import Shader, once
from shapes import ellipsoid, grid, noise, roughen, smooth_max, smooth_min, smoothstep, solid

STEP = .0042


@once
def toast():
    """Fields: crust, browned, wet (tomato or oil in the crumb), pit (down in a hole)."""
    s = Shader('toast')
    v = s.apart(s.here())
    crust, browned, wet, pit = (s.field(k) for k in ('crust', 'browned', 'wet', 'pit'))
    fine = s.noise(v, 30, 5, .65)
    crumb = s.mix(fine, 'e2c48c', 'f6e7c2')
    crumb = s.mix(s.mul(pit, .55), crumb, 'c9985a')
    crumb = s.mix(browned, crumb, s.ramp(s.noise(v, 9, 5, .65), (.3, 'd9a055'), (.5, 'b06a28'), (.72, '5a2a0e')))
    shell = s.ramp(s.noise(v, 7, 6, .65), (.3, 'c98a45'), (.5, '96541f'), (.68, '5a2c10'), (.85, '2c1408'))
    flour = s.mul(s.ramp(s.noise(v, 14, 5, .7), (.55, 0.), (.75, 1.)), .35)
    c = s.mix(crust, crumb, s.mix(flour, shell, 'd8b88a'))
    stained = s.mix(s.noise(v, 12, 4), 'd2622a', 'e89a58')
    c = s.mix(s.mul(wet, .78), c, stained)
    return s.surface(base=c, sss=.22, radius=(.06, .035, .018), spec=.4, rough=s.scale(wet, -.45, .78), coat=s.mul(wet, .5),
                     coat_rough=.12, normal=s.bump(s.add(fine, s.mul(s.noise(v, 70, 3, .7), .6)), .55, .012))


def slice_of_bread(name, seed, a=.70, b=.36, thick=.18, wet=None, big=.062, torn=None):
    """The mesh, and a function from x, y to the height of its top, its holes half filled. Torn off beyond an x, if given."""
    rng = np.random.default_rng(seed)
    lo = np.array([-a - .08, -b - .08, -.03])
    p = grid(lo, (a + .08, b + .08, thick + .06), STEP)
    x, y = p[..., 0], p[..., 1]

    def outline(q):
        r = ((np.abs(q[..., 0]) / a) ** 2.5 + (np.abs(q[..., 1]) / b) ** 2.5) ** (1 / 2.5)
        flat = q * (1, 1, 0)
        return (r - 1) * b + .035 * noise(flat, 2.2, 3, seed) + .010 * noise(flat, 9, 3, seed + 1)
    column = p[:, :, :1]
    edge = outline(column)
    swell = .014 * noise(column * (1, 1, 0), 2.5, 3, seed + 2)
    d = smooth_max(edge, np.abs(p[..., 2] - thick / 2 - swell) - thick / 2 + .014 * smoothstep(edge, -.10, 0), .022)
    if torn is not None:
        ragged = .07 * noise(p, 2.4, 2, seed + 9) + .05 * noise(p, 7, 3, seed + 10) + .02 * noise(p, 22, 2, seed + 11)
        d = smooth_max(d, x - torn + ragged, .02)
    holes = np.full(d.shape, 1., np.float32)
    for _ in range(420):
        r = min(big, .008 + .007 * rng.pareto(1.7))
        c = np.array([rng.uniform(-a, a), rng.uniform(-b, b), rng.uniform(.02, thick + .02)])
        radii = r * np.array([rng.uniform(.9, 1.7), rng.uniform(.7, 1.2), rng.uniform(.6, 1.1)])
        i0 = np.maximum(((c - 1.8 * radii.max() - lo) / STEP).astype(int), 0)
        i1 = ((c + 1.8 * radii.max() - lo) / STEP).astype(int) + 1
        cut = tuple(slice(*ij) for ij in zip(i0, i1))
        if min(p[cut].shape[:3]):
            holes[cut] = smooth_min(holes[cut], ellipsoid(p[cut], c, radii), .012)
    roughen(holes, p, .05, (.012, 16, 3, seed + 4))
    inner = np.maximum(holes, edge + .045)
    open_ = roughen(smooth_max(d, -inner, .012), p, .03, (.0045, 38, 3, seed + 5), (.005, 13, 2, seed + 6))
    inside = open_ < 0
    top = np.where(inside.any(2), lo[2] + STEP * (inside.shape[2] - 1 - inside[:, :, ::-1].argmax(2)), thick * .3)
    level = np.maximum(ndimage.gaussian_filter(top, 5), top - .01)

    def at(v, field):
        i = ((v[:, :2] - lo[:2]) / STEP).T
        return ndimage.map_coordinates(field, i, order=1, mode='nearest')
    smooth_top = ndimage.gaussian_filter(np.maximum(top, thick * .55), 12)
    fields = {
        'crust': lambda v: np.maximum(smoothstep(outline(v), -.030, -.008), smoothstep(v[:, 2], .03, .005)),
        'pit': lambda v: smoothstep(at(v, smooth_top) - v[:, 2], .012, .06),
        'browned': lambda v: np.clip(smoothstep(v[:, 2] - at(v, smooth_top), -.012, .022) * .85
                                     * smoothstep(noise(v, 3.5, 3, seed + 8), -.55, .35)
                                     + .8 * smoothstep(outline(v), -.12, -.02), 0, 1),
        'wet': lambda v: (wet(v[:, 0], v[:, 1]) * smoothstep(v[:, 2], .08, .14) if wet else np.zeros(len(v))),
    }
    return solid(name, open_, lo, STEP, **fields), lambda x, y: ndimage.map_coordinates(
        level, [(x - lo[0]) / STEP, (y - lo[1]) / STEP], order=1, mode='nearest')


@once
def barra():
    """Fields: crust, baked (how brown), torn (where the cuts of the blade opened), flour, pit."""
    s = Shader('barra')
    v = s.apart(s.here())
    crust, baked, torn, flour, pit = (s.field(k) for k in ('crust', 'baked', 'torn', 'flour', 'pit'))
    fine, broad = s.noise(v, 34, 5, .65), s.noise(v, 5, 5, .6)
    crumb = s.mix(fine, 'f0deb6', 'fdf5de')
    crumb = s.mix(s.mul(pit, .45), crumb, 'e2b080')
    k = s.add(baked, s.add(s.scale(broad, .9, -.45), s.scale(fine, .22, -.11)))
    shell = s.ramp(k, (.12, 'dcae6a'), (.34, 'c4803a'), (.56, '9c5a22'), (.80, '6c3513'), (1., '43200b'))
    bent = s.mix(.22, v, s.node('TexNoise', {'Vector': v, 'Scale': 5., 'Detail': 4.}).outputs['Color'])
    cracks = s.cells(s.stretch(bent, 1, .6, .6), 26, 'DISTANCE_TO_EDGE')
    crack = s.mul(s.ramp(cracks, (.0, 1.), (.045, 0.)), s.ramp(s.noise(v, 4.5, 4, .65), (.50, 0.), (.62, 1.)))
    shell = s.mix(s.mul(crack, .55), shell, '5a2c10')
    strands = s.noise(s.stretch(v, 5, 30, 5), 1.4, 4, .6)
    shell = s.mix(torn, shell, s.ramp(s.add(strands, s.scale(baked, .5, -.25)), (.25, 'eccb92'), (.55, 'd9a45e'), (.85, 'a5662c')))
    dust = s.mul(flour, s.ramp(s.add(s.noise(v, 6, 4, .6), s.mul(s.noise(v, 60, 3, .7), .5)), (.66, 0.), (.92, .75)))
    shell = s.mix(dust, shell, 'efe3cd')
    c = s.mix(crust, crumb, shell)
    blisters = s.ramp(s.cells(v, 26), (.0, 1.), (.40, 0.))
    height = s.sub(s.add(s.mul(fine, s.scale(crust, .4, .3)), s.mul(s.mul(blisters, crust), .45)), s.mul(s.mul(crack, crust), .8))
    return s.surface(base=c, sss=s.scale(crust, -.40, .50), radius=(.08, .06, .035), spec=.4, rough=s.scale(crust, -.30, .82),
                     coat=s.mul(s.mul(crust, s.sub(1., dust)), .12), coat_rough=.3, normal=s.bump(height, .5, .012))


def half_of_barra(name, seed, lid, long=.95, wide=.37, thick=.27):
    """From its cut at 0 up, with three opened cuts of the blade in its dome, or down to a flat base: its mesh and its distance."""
    rng, side, step = np.random.default_rng(seed), 1 if lid else -1, .0066
    lo = np.array([-long - .06, -wide - .08, -.06 if lid else -thick - .03])
    p = grid(lo, (long + .06, wide + .08, thick + .07 if lid else .06), step)
    x, out = p[..., 0], side * p[..., 2]
    bent = p[..., 1] - .05 * x**2 + .02 * noise(p * (1, 0, 0), 1.6, 2, seed)
    body = ((np.abs(x) / long) ** 2.7 + (np.abs(bent) / wide) ** 2.3 + (np.abs(out) / (thick if lid else 1.5 * thick)) ** 2.3) ** .42 - 1
    shell = body / np.maximum(np.linalg.norm(np.gradient(body, step), axis=0), .7)
    shell += .020 * noise(p, 2.6, 2, seed + 1)
    if not lid:
        shell = smooth_max(shell, out - thick + .008 * noise(p * (1, 1, 0), 6, 2, seed), .07)
    torn = np.zeros_like(shell)
    if lid:
        for at in (-.52, .02, .54):
            along = (x - at) * .92 + (bent + .13) * .39
            across = (bent + .13) * .92 - (x - at) * .39 + .05 * along**2 + .012 * noise(p, 5, 2, seed + 6)
            half_open = .085 * np.clip(1 - (along / .36) ** 2, 0, 1) + 1e-4
            inside = smoothstep(np.abs(across) - half_open, .004, -.014) * (along**2 < .13)
            torn = np.maximum(torn, inside)
            ear = np.exp(-(((across - half_open - .010) / .018) ** 2)) * smoothstep(np.abs(along), .36, .24)
            shell += inside * (.026 - .016 * across / (half_open + .02)) - .026 * ear
    roughen(shell, p, .06, (.006, 9, 3, seed + 2), (.0025, 34, 2, seed + 3))
    shell += .010 * torn * noise(p * (.5, 3, 1), 10, 2, seed + 4)
    cut = -out + .014 * noise(p * (1, 1, 0), 3.4, 3, seed + 5) + .007 * noise(p, 16, 3, seed + 7)
    d = smooth_max(shell, cut, .014)
    holes = np.full(d.shape, 1., np.float32)
    for _ in range(260):
        r = min(.060, .012 + .006 * rng.pareto(1.3))
        c = np.array([rng.uniform(-long, long), rng.uniform(-wide, wide), side * rng.uniform(-.025, .03)])
        radii = r * np.array([rng.uniform(.9, 1.7), rng.uniform(.8, 1.5), rng.uniform(.4, .7)])
        i0 = np.maximum(((c - 1.5 * radii.max() - lo) / step).astype(int), 0)
        i1 = ((c + 1.5 * radii.max() - lo) / step).astype(int) + 1
        box = tuple(slice(*ij) for ij in zip(i0, i1))
        if min(p[box].shape[:3]):
            holes[box] = smooth_min(holes[box], ellipsoid(p[box], c, radii), .012)
    roughen(holes, p, .05, (.009, 9, 2, seed + 8))
    d = smooth_max(d, -np.maximum(holes, shell + .035), .010)
    at = lambda v, f: ndimage.map_coordinates(f, ((v - lo) / step).T, order=1, mode='nearest')
    bulge = ndimage.gaussian_filter(shell, 4) - shell
    rise = lambda v: side * v[:, 2] / thick

    def baked(v):
        up = .34 + .42 * smoothstep(rise(v), .15, .95) if lid else .62 - .20 * smoothstep(rise(v), .7, .05)
        return up + .30 * smoothstep(at(v, bulge), .004, .016) - .15 * smoothstep(rise(v), .22, .0)
    return solid(name, d, lo, step, crust=lambda v: smoothstep(at(v, shell), -.030, -.016), baked=baked, torn=lambda v: at(v, torn),
                 flour=lambda v: smoothstep(rise(v), .35, .9) * (1 - .8 * at(v, torn)) if lid else smoothstep(rise(v), .75, 1.),
                 pit=lambda v: smoothstep(side * v[:, 2], .012, .06)), (d, lo, step)

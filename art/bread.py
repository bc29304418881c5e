"""Country bread in slices: an open crumb, a crust, toasted on top."""
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

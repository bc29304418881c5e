"""python3 art/develop.py FOLDER DISH OUT.jpg [EXPOSURE [calm]]: removes the noise, then develops like film."""
import ctypes
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2  # noqa: E402
import numpy as np  # noqa: E402
from PIL import Image  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
LUMA = np.array([.3, .59, .11], np.float32)
floats = ctypes.POINTER(ctypes.c_float)


def pointer(a): return a.ctypes.data_as(floats)


def planes(path):
    a = cv2.imread(path, cv2.IMREAD_UNCHANGED)[:, :, 2::-1].transpose(2, 0, 1)
    return np.ascontiguousarray(np.nan_to_num(a).astype(np.float32))


def blur(a, r): return np.stack([cv2.blur(c, (2 * r + 1, 2 * r + 1)) for c in a])


def without_sparks(a):
    m = cv2.medianBlur(np.ascontiguousarray(a.mean(0)), 3)
    return (a * np.minimum(1, (2.5 * m + .15) / np.maximum(a.mean(0), 1e-6))).astype(np.float32)


def denoise(folder, name):
    """Non-local means: each half is averaged by weights from the other, held back by albedo and normals."""
    library = ctypes.CDLL(os.path.join(folder, 'denoise.so'))

    def means(a, guide, variance, features, spread, window, k, kf, tau):
        a, guide, variance, features, spread = map(np.ascontiguousarray, (a, guide, variance, features, spread))
        out = np.empty_like(a)
        h, w = a.shape[1:]
        library.nlm(pointer(a), pointer(guide), pointer(variance), pointer(features), pointer(spread), len(features),
                    pointer(out), w, h, window, 1, *map(ctypes.c_float, (k, kf, tau)))
        return out
    halves = [without_sparks(planes(f'{folder}/{name}_{x}_rgb.exr')) for x in 'AB']
    hints = [np.concatenate([planes(f'{folder}/{name}_{x}_{y}.exr') for y in ('alb', 'nrm')]) for x in 'AB']
    spread, hint = blur((hints[0] - hints[1]) ** 2 / 4, 2), (hints[0] + hints[1]) / 2
    none = np.zeros((0,) + hint.shape[1:], np.float32)
    hint = np.concatenate([means(hint[i:i + 3], hint[i:i + 3], spread[i:i + 3], none, none, 3, .6, 1, 1) for i in (0, 3)])
    spread *= .35
    hint[:3] *= 2.5
    spread[:3] *= 6
    for window, k, kf, tau, r in ((7, .5, 1., 5e-3, 2), (4, .6, .8, 3e-3, 3)):
        logs = [np.log1p(4 * np.maximum(x, 0)) for x in halves]
        variance = np.maximum(blur((logs[0] - logs[1]) ** 2 / 2, r), 1e-6)
        clean = [means(halves[i], logs[1 - i], variance, hint, spread, window, k, kf, tau) for i in (0, 1)]
        raw, halves = (raw if window == 4 else sum(halves) / 2), clean
    smooth = sum(halves) / 2
    rest = np.clip(raw - smooth, -.6 * smooth, .6 * smooth)
    return (smooth + .08 * (.8 * rest.mean(0) + .2 * rest)).transpose(1, 2, 0)


def film(light, exposure, grain=.006, vignette=.26):
    h, w = light.shape[:2]
    s = w / 1000
    x = np.maximum(light, 0) * exposure
    bright = np.clip(x - .9, 0, 6)
    x = x + .06 * (cv2.GaussianBlur(bright, (0, 0), 6 * s + .5) * (1.2, .8, .5) + cv2.GaussianBlur(bright, (0, 0), 28 * s) * (1.3, 1.1, .9))
    v, u = np.mgrid[0:h, 0:w]
    away = np.hypot((u - w / 2) / (.62 * w), (v - h / 2) / (.66 * h))
    x = x * (1 - vignette * np.clip(away, 0, 1.3) ** 2.2)[..., None] * .62
    t = np.clip((x * (2.51 * x + .03)) / (x * (2.43 * x + .59) + .14), 0, 1) ** (1 / 2.2)
    y = (t @ LUMA)[..., None]
    t = t + (1 - y) ** 3 * (-.004, .002, .012) + y * (1 - y) * (.010, .003, -.010)
    y = (t @ LUMA)[..., None]
    t = (y + 1.06 * (t - y)).astype(np.float32)
    ycc = cv2.cvtColor(np.clip(t, 0, 1), cv2.COLOR_RGB2YCrCb)
    for c in (1, 2):
        ycc[..., c] = cv2.medianBlur(np.ascontiguousarray(ycc[..., c]), 3)
    t = cv2.cvtColor(ycc, cv2.COLOR_YCrCb2RGB)
    t = t + .35 * np.clip(t - cv2.GaussianBlur(t, (0, 0), max(.8, s)), -.08, .08)
    rng = np.random.default_rng(1)
    g = cv2.GaussianBlur(rng.normal(0, 1, (h, w)).astype(np.float32), (0, 0), max(.55, .7 * s))
    t = t + grain * (g / g.std())[..., None] * (.35 + 1.1 * np.sqrt(np.clip(y * (1 - y), 0, 1)))
    return np.clip(t, 0, 1)


def calm(picture):
    """For one that weighs too much: fainter grain and crumbs, edges kept, nothing sharp outside the middle."""
    h, w = picture.shape[:2]
    kept = .4 * cv2.bilateralFilter(picture, 7, .1, 2.5) + .4 * cv2.GaussianBlur(picture, (0, 0), .8) + .2 * picture
    v, u = np.mgrid[0:h, 0:w]
    outside = np.clip((np.hypot((u - w / 2) / (.40 * w), (v - h / 2) / (.44 * h)) - 1) / .15, 0, 1)[..., None].astype(np.float32)
    return kept + outside * (cv2.GaussianBlur(kept, (0, 0), 1.8) - kept)


if __name__ == '__main__':
    folder, dish, out = sys.argv[1:4]
    wanted = .36 * (float(sys.argv[4]) if len(sys.argv) > 4 else 1)
    stored = f'{folder}/{dish}.npy'
    newest = os.path.getmtime(f'{folder}/{dish}_B_nrm.exr')
    if not os.path.exists(stored) or os.path.getmtime(stored) < newest:
        np.save(stored, denoise(folder, dish).astype(np.float32))
    light = np.load(stored)
    small = cv2.resize(light, (240, 240 * light.shape[0] // light.shape[1]), interpolation=cv2.INTER_AREA)
    exposure = 2.5
    for _ in range(14):
        exposure *= (wanted / max((film(small, exposure, 0) @ LUMA).mean(), 1e-3)) ** 1.3
    picture = film(light, exposure).astype(np.float32)
    picture = calm(picture) if sys.argv[5:] == ['calm'] else picture
    Image.fromarray((picture * 255 + .5).astype(np.uint8)).save(out, quality=88, progressive=True)
    print('exposure', round(exposure, 2))

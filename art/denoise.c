/* Non-local means between two half-sampled renders, after Rousselle, Knaus and Zwicker, 2012.
 * gcc -O3 -march=native -ffast-math -shared -fPIC denoise.c -o denoise.so -lm */
#include <math.h>
#include <stdlib.h>
#include <string.h>

static int clamp(int i, int n) { return i < 0 ? 0 : i >= n ? n - 1 : i; }

/* Means over a square of 2r + 1, by running sums; the borders repeat. */
static void box(const float *in, float *out, float *rows, int w, int h, int r) {
  for (int y = 0; y < h; y++) {
    const float *a = in + (size_t)y * w;
    double sum = 0;
    for (int i = -r; i <= r; i++) sum += a[clamp(i, w)];
    for (int x = 0; x < w; x++) {
      rows[(size_t)y * w + x] = sum;
      sum += a[clamp(x + r + 1, w)] - a[clamp(x - r, w)];
    }
  }
  const float share = 1.f / ((2 * r + 1) * (2 * r + 1));
  for (int x = 0; x < w; x++) {
    double sum = 0;
    for (int i = -r; i <= r; i++) sum += rows[(size_t)clamp(i, h) * w + x];
    for (int y = 0; y < h; y++) {
      out[(size_t)y * w + x] = sum * share;
      sum += rows[(size_t)clamp(y + r + 1, h) * w + x] - rows[(size_t)clamp(y - r, h) * w + x];
    }
  }
}

/* in: 3 planes to average; guide: the other half's, with its variance; features: albedo and normals, with theirs. */
void nlm(const float *in, const float *guide, const float *variance, const float *features, const float *spread,
         int nfeatures, float *out, int w, int h, int window, int patch, float k, float kf, float tau) {
  const size_t n = (size_t)w * h;
  float *distance = malloc(4 * n), *mean = malloc(4 * n), *rows = malloc(4 * n), *weights = calloc(n, 4);
  memset(out, 0, 12 * n);
  for (int dy = -window; dy <= window; dy++)
    for (int dx = -window; dx <= window; dx++) {
      for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
          const size_t i = (size_t)y * w + x, j = (size_t)clamp(y + dy, h) * w + clamp(x + dx, w);
          float sum = 0;
          for (int c = 0; c < 3; c++) {
            const float a = guide[c * n + i] - guide[c * n + j], vi = variance[c * n + i], vj = variance[c * n + j];
            sum += (a * a - (vi + fminf(vi, vj))) / (1e-7f + k * k * (vi + vj));
          }
          distance[i] = sum / 3;
        }
      box(distance, mean, rows, w, h, patch);
      for (int y = dy < 0 ? -dy : 0; y < (dy > 0 ? h - dy : h); y++)
        for (int x = dx < 0 ? -dx : 0; x < (dx > 0 ? w - dx : w); x++) {
          const size_t i = (size_t)y * w + x, j = (size_t)(y + dy) * w + x + dx;
          float e = fmaxf(mean[i], 0);
          for (int f = 0; f < nfeatures; f++) {
            const float a = features[f * n + i] - features[f * n + j], vi = spread[f * n + i], vj = spread[f * n + j];
            e = fmaxf(e, (a * a - (vi + fminf(vi, vj))) / (kf * kf * fmaxf(tau, vi + vj)));
          }
          if (e >= 8) continue;
          const float weight = expf(-e);
          weights[i] += weight;
          for (int c = 0; c < 3; c++) out[c * n + i] += weight * in[c * n + j];
        }
    }
  for (int c = 0; c < 3; c++)
    for (size_t i = 0; i < n; i++) out[c * n + i] /= fmaxf(weights[i], 1e-8f);
  free(distance);
  free(mean);
  free(rows);
  free(weights);
}

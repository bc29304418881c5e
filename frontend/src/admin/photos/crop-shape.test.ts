import { describe, expect, it } from 'vitest';
import { photoWire } from '../../testing/admin/photo-wire';
import { areaOf, firstShape, isShownNow, percentOf } from './crop-shape';

const use = (kind: 'dish' | 'offer') => ({ kind, id: kind, title: kind });
const size = { width: 1_200, height: 800 };

describe('The first shape', () => {
  it.each([
    ['of a dish', { uses: [use('dish')] }, '3:2'],
    ['of an offer', { uses: [use('offer')] }, '16:9'],
    ['of both', { uses: [use('offer'), use('dish')] }, '3:2'],
    ['of what was cropped so', { crop: { x: 0, y: 0, width: 1_200, height: 675 } }, '16:9'],
    ['of what was cropped freely', { crop: { x: 0, y: 0, width: 300, height: 300 } }, 'any'],
  ] as const)('%s', (_what, photo, shape) =>
    expect(firstShape(photoWire('Gambas', photo as object))).toBe(shape),
  );
});

it('an area is the same after percentages, and never leaves the original', () => {
  const area = { x: 101, y: 7, width: 333, height: 222 };
  expect(areaOf(percentOf(area, size), size)).toEqual(area);
  const { x, y, width, height } = areaOf(
    { unit: '%', x: 50.04, y: 50.07, width: 49.96, height: 49.93 },
    size,
  );
  expect(x + width).toBeLessThanOrEqual(size.width);
  expect(y + height).toBeLessThanOrEqual(size.height);
  expect(areaOf(undefined, size)).toEqual({ x: 0, y: 0, ...size });
});

it('what is shown now needs no saving', () => {
  const whole = photoWire('Gambas');
  expect(isShownNow({ x: 0, y: 0, ...size }, whole)).toBe(true);
  expect(isShownNow({ x: 0, y: 0, width: 600, height: 400 }, whole)).toBe(false);
  const crop = { x: 10, y: 10, width: 600, height: 400 };
  expect(isShownNow({ ...crop, x: 11 }, { ...whole, crop })).toBe(true);
});

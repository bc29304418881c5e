import { describe, expect, it } from 'vitest';
import { altProblem, blurWords, cutArea } from './picture-rules';

const SIZE = { width: 4_000, height: 3_000 };
const crop = (x: number, y: number, width: number, height: number) =>
  ({ unit: '%', x, y, width, height }) as const;

describe('cutArea', () => {
  it('is in the original picture’s pixels', () => {
    expect(cutArea({ isWhole: false, crop: crop(10, 20, 50, 25) }, SIZE)).toEqual({
      x: 400,
      y: 600,
      width: 2_000,
      height: 750,
    });
  });

  it.each([
    ['all is wanted', { isWhole: true, crop: crop(10, 10, 10, 10) }],
    ['nothing was cut', { isWhole: false, crop: undefined }],
    ['the cut has no size', { isWhole: false, crop: crop(5, 5, 0, 0) }],
    ['all was cut out', { isWhole: false, crop: crop(0, 0, 100, 100) }],
  ])('is none where %s', (_, cut) => expect(cutArea(cut, SIZE)).toBeNull());
});

it('says that too few pixels are left', () => {
  expect(blurWords(null, SIZE)).toBeNull();
  expect(blurWords({ x: 0, y: 0, width: 300, height: 200 }, SIZE)).toContain('Only 300 by 200 pixels');
});

it.each(['', '   ', 'IMG_2041.JPG', 'img-2041', 'paella.webp', 'PXL_20260412'])(
  'asks for alt text instead of %j',
  (alt) => expect(altProblem(alt)).not.toBeNull(),
);
it.each(['A pan of paella', 'Image of Saint James in tiles', 'Ñ 🥘'])('accepts %j', (alt) =>
  expect(altProblem(alt)).toBeNull(),
);

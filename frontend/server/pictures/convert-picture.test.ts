import sharp from 'sharp';
import { expect, test } from 'vitest';
import { avifBudget, convertPicture } from './convert-picture';

function jpegOf(width: number, height: number, sigma: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma } as const;
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .blur(1)
    .jpeg({ quality: 95 })
    .toBuffer();
}

test('keeps a photo full of grain near the bytes that other photos need', async () => {
  const grainy = await convertPicture(await jpegOf(640, 480, 60), { width: 640, tall: null }, 'avif');
  expect(grainy.length).toBeGreaterThan(avifBudget(640 * 480) / 2);
  expect(grainy.length).toBeLessThan(avifBudget(640 * 480) * 1.5);
});

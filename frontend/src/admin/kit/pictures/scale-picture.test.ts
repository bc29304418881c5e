// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PictureProblem, scalePicture } from './scale-picture';

/* jsdom draws nothing: this tests the calls to the canvas, and which result is uploaded. */

const drawImage = vi.fn();
const fillRect = vi.fn();
let canvases: { width: number; height: number }[] = [];
let encoded: (type: string) => Blob | null;

const blob = (size: number, type: string) => ({ size, type }) as Blob;
const file = (size: number) => ({ size, type: 'image/jpeg', name: 'IMG 1.final.JPG' }) as File;
const image = (naturalWidth: number, naturalHeight: number) =>
  ({ naturalWidth, naturalHeight }) as HTMLImageElement;

beforeEach(() => {
  canvases = [];
  encoded = (type) => blob(500, type);
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context(
    this: HTMLCanvasElement,
  ) {
    canvases.push(this);
    return { drawImage, fillRect } as unknown as CanvasRenderingContext2D;
  } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type = '') =>
    done(encoded(type)),
  );
});
afterEach(() => {
  drawImage.mockReset();
  fillRect.mockReset();
});

describe('scalePicture', () => {
  it('makes a large picture at most 2,400 pixels long, as WebP', async () => {
    const sent = await scalePicture(image(8_000, 6_000), file(9_000_000), null);
    expect(canvases[0]).toMatchObject({ width: 2_400, height: 1_800 });
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 8_000, 6_000, 0, 0, 2_400, 1_800]);
    expect(sent).toEqual({ blob: blob(500, 'image/webp'), fileName: 'IMG 1.final.webp' });
  });

  it('draws the cropped part without enlarging it', async () => {
    const area = { x: 100, y: 50, width: 600, height: 400 };
    await scalePicture(image(4_000, 3_000), file(9_000_000), area);
    expect(drawImage.mock.calls[0]?.slice(1)).toEqual([100, 50, 600, 400, 0, 0, 600, 400]);
  });

  it('sends the file itself if nothing makes it smaller', async () => {
    const original = file(400);
    expect(await scalePicture(image(800, 600), original, null)).toEqual({
      blob: original,
      fileName: 'IMG 1.final.JPG',
    });
  });

  it('sends the cropped part even if the file is smaller', async () => {
    const area = { x: 0, y: 0, width: 10, height: 10 };
    expect((await scalePicture(image(800, 600), file(400), area)).blob.type).toBe('image/webp');
  });

  it('makes a JPEG if the browser can’t make WebP, with white for transparency', async () => {
    // Browsers return a PNG for a type that they don't support.
    encoded = (type) => blob(500, type === 'image/webp' ? 'image/png' : type);
    const sent = await scalePicture(image(3_000, 3_000), file(9_000_000), null);
    expect(sent).toEqual({ blob: blob(500, 'image/jpeg'), fileName: 'IMG 1.final.jpg' });
    expect(fillRect).toHaveBeenCalledWith(0, 0, 2_400, 2_400);
  });

  it('sends the file if the device can’t draw it and the API accepts it, else says what to do', async () => {
    encoded = () => null;
    const original = file(9_000_000);
    expect((await scalePicture(image(9_000, 5_000), original, null)).blob).toBe(original);
    const area = { x: 0, y: 0, width: 9_000, height: 4_000 };
    await expect(scalePicture(image(9_000, 5_000), original, area)).rejects.toThrow(/enough memory/);
    await expect(scalePicture(image(9_000, 5_000), file(11_000_000), null)).rejects.toThrow(PictureProblem);
    await expect(scalePicture(image(9_000, 5_000), file(11_000_000), null)).rejects.toThrow(/10 MB/);
  });
});

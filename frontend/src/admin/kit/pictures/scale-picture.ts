import { LONGEST_SIDE, MOST_BYTES, type PixelArea } from './picture-rules';

export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

const QUALITY = 0.9;

/** The file to upload: the crop, scaled down, as WebP or else JPEG; the original if uncropped and smaller. */
export async function scalePicture(
  image: HTMLImageElement,
  file: File,
  area: PixelArea | null,
): Promise<{ blob: Blob; fileName: string }> {
  const part = area ?? { x: 0, y: 0, width: image.naturalWidth, height: image.naturalHeight };
  const drawn = await draw(image, part);
  const isOriginalBetter = !area && (!drawn || drawn.size >= file.size);
  const blob = isOriginalBetter ? file : drawn;
  if (!blob) {
    throw new PictureProblem(
      'This device doesn’t have enough memory to crop the photo. Choose “Don’t crop”, or a smaller one.',
    );
  }
  if (blob.size > MOST_BYTES) {
    throw new PictureProblem(
      'This photo has more than 10 MB and could not be made smaller. Save it smaller, then choose it again.',
    );
  }
  return { blob, fileName: isOriginalBetter ? file.name : renamed(file.name, blob.type) };
}

async function draw(image: HTMLImageElement, part: PixelArea): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(part.width, part.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(part.width * scale));
  canvas.height = Math.max(1, Math.round(part.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.imageSmoothingQuality = 'high';
  const paint = () =>
    context.drawImage(image, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  paint();
  const webp = await encode(canvas, 'image/webp');
  if (webp?.type === 'image/webp') return webp;
  // JPEG has no transparency, so it becomes white, like the site's cards.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  paint();
  return encode(canvas, 'image/jpeg');
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

function renamed(fileName: string, type: string): string {
  const ending = type === 'image/webp' ? 'webp' : 'jpg';
  return `${fileName.replace(/\.[^.]*$/, '') || 'picture'}.${ending}`;
}

import sharp, { type Metadata, type Sharp } from 'sharp';

const blue = { r: 20, g: 60, b: 160 };
const saffron = { r: 240, g: 170, b: 20 };

/** Blue, with a saffron quarter at the top left, to show which way up it is. */
export async function quarter(width = 60, height = 40): Promise<Sharp> {
  const corner = await sharp({
    create: { width: width / 2, height: height / 2, channels: 3, background: saffron },
  })
    .png()
    .toBuffer();
  const whole = await sharp({ create: { width, height, channels: 3, background: blue } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return sharp(whole);
}

/** `quarter` as stored by a camera held in one of the eight ways (EXIF orientation). */
export async function heldLike(orientation: number): Promise<Buffer> {
  const upright = await (await quarter()).toBuffer();
  const stored: Record<number, (picture: Sharp) => Sharp> = {
    1: (picture) => picture,
    2: (picture) => picture.flop(),
    3: (picture) => picture.rotate(180),
    4: (picture) => picture.flip(),
    6: (picture) => picture.rotate(270),
    8: (picture) => picture.rotate(90),
  };
  const turned = stored[orientation]?.(sharp(upright)) ?? (await transposed(upright, orientation));
  return turned.jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

/** 5 and 7 are mirrored and turned, in two steps, because in one step sharp decides the order. */
async function transposed(upright: Buffer, orientation: number): Promise<Sharp> {
  const turned = await sharp(upright)
    .rotate(orientation === 5 ? 90 : 270)
    .toBuffer();
  return sharp(turned).flop();
}

/** A photograph that reveals where, with what and by whom it was taken. */
export async function withPlaceAndTime(): Promise<Buffer> {
  return (await quarter())
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Ana Secreta', Software: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description>Ana Secreta</rdf:Description></rdf:RDF></x:xmpmeta>',
    )
    .withIccProfile('p3')
    .toBuffer();
}

export async function withTransparency(): Promise<Sharp> {
  const hole = await sharp({
    create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 1 } },
  })
    .png()
    .toBuffer();
  return sharp(
    await sharp(await (await quarter()).ensureAlpha().png().toBuffer())
      .composite([{ input: hole, left: 30, top: 20, blend: 'dest-out' }])
      .png()
      .toBuffer(),
  );
}

/** Three frames, the first of them saffron. */
export async function animated(): Promise<Buffer> {
  const frames = [saffron, blue, { r: 0, g: 0, b: 0 }].map(({ r, g, b }) =>
    Buffer.alloc(32 * 32 * 3, Buffer.from([r, g, b])),
  );
  return sharp(Buffer.concat(frames), { raw: { width: 32, height: 96, channels: 3, pageHeight: 32 } })
    .webp({ lossless: true, loop: 0, delay: [100, 100, 100] })
    .toBuffer();
}

export function flat(width: number, height: number, channels: 3 | 4 = 3): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels,
      background: channels === 3 ? blue : { ...blue, alpha: 0.5 },
    },
    limitInputPixels: false,
  });
}

/** A file's type, and the color at a place in it, allowing for what encoding changes. */
export async function lookAt(
  bytes: Buffer,
): Promise<Metadata & { at(left: number, top: number): Promise<string> }> {
  const metadata = await sharp(bytes).metadata();
  return {
    ...metadata,
    async at(left, top) {
      const [r = 0, g = 0, b = 0, alpha = 255] = await sharp(bytes)
        .extract({ left, top, width: 1, height: 1 })
        .raw()
        .toBuffer();
      if (alpha < 128) return 'nothing';
      const isNear = (color: typeof blue) =>
        Math.abs(r - color.r) + Math.abs(g - color.g) + Math.abs(b - color.b) < 60;
      if (isNear(blue)) return 'blue';
      return isNear(saffron) ? 'saffron' : `${r} ${g} ${b}`;
    },
  };
}

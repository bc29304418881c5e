import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** How hard to try, by the scales of either: brotli's to 11, gzip's to 9. */
export type Effort = Readonly<Record<Encoding, number>>;
/** Once per version of a page, before its first reader gets it: high enough to matter, low enough not to be felt. */
export const FOR_MANY_READERS: Effort = { br: 6, gzip: 6 };
/** For each single answer: 7 ms for the list of a thousand dishes, where twice the time would save another sixth. */
export const FOR_ONE_READER: Effort = { br: 3, gzip: 3 };
/** Smaller bodies fit in one packet either way. */
export const MIN_COMPRESSED_BYTES = 1024;

/** Compresses off the main thread. */
export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: effort.gzip });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.br,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** The weight, 0 to 1, that an Accept or Accept-Encoding header gives to a name; 0 where it refuses or doesn't list it. */
export function weightOf(header: string, names: readonly string[]): number {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const weight = quality === undefined ? 1 : Number(quality);
    weights.set(name, Number.isFinite(weight) ? weight : 0);
  }
  // The most exact name decides, as RFC 9110 has it: `br;q=0, *` refuses brotli.
  const found = names.find((name) => weights.has(name));
  return found === undefined ? 0 : (weights.get(found) ?? 0);
}

/** Brotli where the client takes it at least as gladly as gzip; null for the plain bytes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | null {
  if (!acceptEncoding) return null;
  const br = weightOf(acceptEncoding, ['br', '*']);
  const gz = weightOf(acceptEncoding, ['gzip', 'x-gzip', '*']);
  if (br > 0 && br >= gz) return 'br';
  return gz > 0 ? 'gzip' : null;
}

/** Strong tags differ by coding (RFC 9110, 8.8.3.3): `"abc"` plain is `"abc-br"` in brotli. */
export function encodedEtag(etag: string, encoding: Encoding): string {
  return `${etag.slice(0, -1)}-${encoding}"`;
}

const CODED_END = new RegExp(`-(?:${ENCODINGS.join('|')})"$`);

/** The tag as it is without coding; any that is not of {@link encodedEtag} stays. */
export function plainEtag(etag: string): string {
  return etag.replace(CODED_END, '"');
}

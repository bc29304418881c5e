import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
/** Once per version of a page, before its first reader gets it: high enough to matter, low enough not to be felt. */
const BROTLI_QUALITY = 6;
const GZIP_LEVEL = 6;

/** Compresses off the main thread. */
export function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(body, { level: GZIP_LEVEL });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
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

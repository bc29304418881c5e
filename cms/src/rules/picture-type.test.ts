import { expect, it } from 'vitest';
import { pictureTypeOf } from './picture-type';

const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
const box = (brands: string, length = 8 + brands.length) =>
  bytes(`\0\0\0${String.fromCharCode(length)}ftyp${brands}`);

it.each([
  ['a JPEG with JFIF', bytes('\xff\xd8\xff\xe0\0\x10JFIF'), 'jpeg'],
  ['a JPEG with Exif', bytes('\xff\xd8\xff\xe1\0\x10Exif'), 'jpeg'],
  ['a PNG', bytes('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'png'],
  ['a WebP', bytes('RIFF\x24\0\0\0WEBPVP8 '), 'webp'],
  ['an AVIF', box('avif\0\0\0\0mif1avifmiaf'), 'avif'],
  ['an AVIF that says so among its compatible brands', box('mif1\0\0\0\0mif1miafavif'), 'avif'],
  ['a sequence of AVIF', box('avis\0\0\0\0avis'), 'avif'],
  ['HEIC', box('heic\0\0\0\0mif1heic'), null],
  ['a video', box('isom\0\0\0\0isomavc1'), null],
  ['a brand beyond the end of the box', Buffer.concat([box('mif1\0\0\0\0mif1'), bytes('avif')]), null],
  ['a box that ends before its brand', bytes('\0\0\0\x08ftyp'), null],
  ['a PNG whose line ends were changed', bytes('\x89PNG\n\x1a\n\0\0\0\rIHDR'), null],
  ['a RIFF file with sound', bytes('RIFF\x24\0\0\0WAVEfmt '), null],
  ['GIF', bytes('GIF89a\x01\0\x01\0'), null],
  ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), null],
  ['HTML', bytes('<!doctype html><script>alert(1)</script>'), null],
  ['HTML with a JPEG behind it', bytes('<script></script>\xff\xd8\xff\xe0'), null],
  ['PDF', bytes('%PDF-1.7'), null],
  ['TIFF', bytes('II*\0'), null],
  ['BMP', bytes('BM\x36\0'), null],
  ['text', bytes('hello'), null],
  ['two bytes', bytes('\xff\xd8'), null],
  ['nothing', bytes(''), null],
])('%s', (_what, start, type) => expect(pictureTypeOf(start)).toBe(type));

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCell, safeCell, spreadsheet } from './spreadsheet';

it.each([
  '=1+1',
  '+1 617 555 0100',
  '-2+3',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00A0=1',
  '＝1',
  // A formula that continues after a line break.
  '=HYPERLINK("https://a.example")\nsecond line',
])('makes text of what a spreadsheet would run: %j', (text) => {
  expect(safeCell(text)).toBe(`'${text}`);
});

it('leaves other text unchanged', () => {
  for (const text of ['', 'Ana', '5 = five', '(617) 555-0142', 'a@b.example', "'quoted'"]) {
    expect(safeCell(text)).toBe(text);
  }
});

it('reads back every text that it has made safe', () => {
  const odd = fc.string({ unit: fc.constantFrom("'", '=', '@', ' ', '\n', 'a') });
  fc.assert(fc.property(odd, (text) => readCell(safeCell(text)) === text));
  expect(["'=1", "'=1+1", "it's"].map((text) => safeCell(text))).toEqual(["''=1", "''=1+1", "it's"]);
});

it('uses semicolons in locales with a decimal comma, where Excel would otherwise put a row into one cell', () => {
  expect(['en-US', 'es-MX', 'es-ES', 'de'].map((locale) => spreadsheet([['a', 'b']], locale).at(4))).toEqual([
    ',',
    ',',
    ';',
    ';',
  ]);
});

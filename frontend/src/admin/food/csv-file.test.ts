import { expect, it } from 'vitest';
import { DISH_COLUMNS } from '../../api/generated/wire';
import { readCsv } from './csv-file';

const read = (text: string | Uint8Array<ArrayBuffer>) =>
  readCsv(typeof text === 'string' ? new TextEncoder().encode(text) : text, DISH_COLUMNS);

function cellsOf(text: string | Uint8Array<ArrayBuffer>) {
  const file = read(text);
  if ('problem' in file) throw new Error(file.problem);
  return file.rows.map(({ number, cells }) => [number, Object.fromEntries(cells)]);
}

const BRAVAS = [[2, { name: 'Jamón; "bueno"', description: 'One\ntwo', price: '12' }]];

it.each([
  ['commas', '\uFEFFName,Description,Price\r\n"Jamón; ""bueno""","One\r\ntwo",12\r\n'],
  ['semicolons, as Excel in Europe', 'Name;Description;Price\n"Jamón; ""bueno""";"One\ntwo";12\n'],
  ['tabs', 'Name\tDescription\tPrice\n"Jamón; ""bueno"""\t"One\ntwo"\t12'],
  ['other order, case and names', ' price ,DESCRIPTION,name\n12,"One\ntwo","Jamón; ""bueno"""'],
])('reads %s', (_, text) => expect(cellsOf(text)).toEqual(BRAVAS));

it('reads what Excel saves as “CSV” in old Windows encodings, and as “Unicode text”', () => {
  const old = Uint8Array.from('Name;Price\nJam\xF3n;12', (character) => character.charCodeAt(0));
  expect(cellsOf(old)).toEqual([[2, { name: 'Jamón', price: '12' }]]);
  expect(read(old)).toMatchObject({ remarks: [expect.stringContaining('not in UTF-8')] });
  const wide = '\uFEFFName\tPrice\nJamón\t12'.split('').flatMap((character) => {
    const code = character.charCodeAt(0);
    return [code & 0xff, code >> 8];
  });
  expect(cellsOf(new Uint8Array(wide))).toEqual([[2, { name: 'Jamón', price: '12' }]]);
});

it('numbers rows like a spreadsheet, skips blank ones, and strips the apostrophe only from formulas', () => {
  expect(cellsOf("Name,Price\n\n,\n'=1+1,1\n'quoted',2\n")).toEqual([
    [4, { name: '=1+1', price: '1' }],
    [5, { name: "'quoted'", price: '2' }],
  ]);
});

it('reports unknown columns, recognizes every heading of a download, and omits missing cells', () => {
  const file = read('ID,Supplier,Chef\'s Pick,menuHighlightTag,"Goes with",\nx,Bodega,Yes');
  expect(file).toMatchObject({ remarks: ['Ignored columns: Supplier.'] });
  expect(cellsOf("ID,Chef's Pick,Spicy\nx,Yes")).toEqual([[2, { id: 'x', featured: 'Yes' }]]);
});

it('says which row is longer than the headings', () => {
  expect(read('Name,Price\nBread, butter,3\nBread,3,')).toMatchObject({
    rows: [{ problem: expect.stringContaining('quotation marks') }, { number: 3 }],
  });
});

const many = (count: number) => `Name\n${'x\n'.repeat(count)}`;

it.each([
  ['', 'first row needs headings'],
  ['Name,Price\n', 'nothing below its headings'],
  ['Wine,Cost\nCava,12', 'first row needs headings'],
  ['Name,Price,name\nCava,1,2', 'Two columns are headed “Name”'],
  ['Name\n"Cava\nTinto', 'quotation mark in row 2 is never closed'],
  ['PK\u0003\u0004workbook', 'It is a workbook'],
  ['Name\n\0\0', 'not a CSV file'],
  [many(5_001), '5,001 rows'],
  ['7'.repeat(10 * 1024 * 1024), '10 MB'],
  ['"x\u0001,;'.repeat(900_000), 'quotation mark'],
])('says what is wrong with a file: %.20j', (text, words) => {
  expect(read(text)).toEqual({ problem: expect.stringContaining(words) });
});

it('accepts 5,000 rows', () => expect(cellsOf(many(5_000))).toHaveLength(5_000));

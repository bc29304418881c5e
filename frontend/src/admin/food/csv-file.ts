import Papa from 'papaparse';
import { readCell } from '../kit/lists/spreadsheet';
import type { Column } from './csv-columns';

const MEGABYTE = 1024 * 1024;
const MAX_BYTES = 5 * MEGABYTE;
const MAX_ROWS = 5_000;

export const ID = { name: 'id', label: 'ID' };

/** A row below the headings, with the number that a spreadsheet shows beside it. */
export interface Row {
  number: number;
  /** By the name of the field. A field without a cell stays as it is stored. */
  cells: ReadonlyMap<string, string>;
  problem?: string;
}

export type CsvFile = { rows: readonly Row[]; remarks: readonly string[] } | { problem: string };

/** Reads a CSV file as any spreadsheet saves it. If it is not one, says what to do. */
export function readCsv(bytes: Uint8Array<ArrayBuffer>, columns: readonly Column[]): CsvFile {
  if (bytes.length > MAX_BYTES)
    return { problem: `It’s ${Math.ceil(bytes.length / MEGABYTE)} MB; the limit is 5 MB.` };
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    return { problem: 'It is a workbook. In Excel choose Save As, “CSV UTF-8”; then choose that file here.' };
  const { text, isOld } = textOf(bytes);
  if (text.includes('\0')) return { problem: 'It is not a CSV file.' };
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text) });
  const torn = errors.find(({ type }) => type === 'Quotes');
  if (torn) return { problem: `A quotation mark in row ${(torn.row ?? 0) + 1} is never closed.` };

  const [headings = [], ...records] = data;
  const known = new Map(
    [ID, ...columns].flatMap(({ name, label }) => [
      [plain(label), name],
      [plain(name), name],
    ]),
  );
  const names = headings.map((heading) => known.get(plain(heading)));
  const labelOf = (name: string) => [ID, ...columns].find((each) => each.name === name)?.label ?? name;
  const twice = names.find((name, at) => name !== undefined && names.indexOf(name) < at);
  if (twice !== undefined) return { problem: `Two columns are headed “${labelOf(twice)}”.` };
  if (!names.includes(ID.name) && !names.includes('name'))
    return {
      problem: 'Its first row needs headings, at least “ID” or “Name”. A downloaded file has them all.',
    };
  const rows = records.flatMap((record, at) => rowOf(record, names, at + 2));
  if (rows.length === 0) return { problem: 'There is nothing below its headings.' };
  if (rows.length > MAX_ROWS)
    return { problem: `It has ${rows.length.toLocaleString('en-US')} rows; the limit is 5,000.` };
  const unknown = headings.filter((heading, at) => names[at] === undefined && heading.trim() !== '');
  return {
    rows,
    remarks: [
      ...(unknown.length > 0 ? [`Ignored columns: ${unknown.join(', ')}.`] : []),
      ...(isOld ? ['The file is not in UTF-8. Check accents below; “CSV UTF-8” keeps them all.'] : []),
    ],
  };
}

/** Excel saves “CSV” in the encoding of old Windows, and “Unicode text” in UTF-16. */
function textOf(bytes: Uint8Array<ArrayBuffer>): { text: string; isOld: boolean } {
  const decode = (encoding: string) =>
    new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { text: decode('utf-16le'), isOld: false };
  try {
    return { text: decode('utf-8'), isOld: false };
  } catch {
    return { text: decode('windows-1252'), isOld: true };
  }
}

/** The separator between the headings, outside quotes: Excel writes semicolons in locales with a decimal comma. */
function delimiterOf(text: string): string {
  const [headings = ''] = text.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (delimiter: string) => headings.split(delimiter).length;
  return [',', ';', '\t'].reduce((most, each) => (count(each) > count(most) ? each : most));
}

/** `Chef’s Pick` as typed with any apostrophe, case or spaces. */
const plain = (heading: string) =>
  readCell(heading)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, '');

/** Line breaks and trailing spaces vary with the program that saved the file. */
export const tidy = (text: string) => text.replaceAll(/\r\n?/g, '\n').trim();

function rowOf(record: readonly string[], names: readonly (string | undefined)[], number: number): Row[] {
  if (record.every((cell) => cell.trim() === '')) return [];
  const cells = new Map(
    record.flatMap((cell, at) => {
      const name = names[at];
      return name === undefined ? [] : [[name, tidy(readCell(cell))] as const];
    }),
  );
  const isTooLong = record.slice(names.length).some((cell) => cell.trim() !== '');
  if (!isTooLong) return [{ number, cells }];
  return [
    {
      number,
      cells,
      problem: 'The row is longer than the headings: put text with commas in quotation marks.',
    },
  ];
}

import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { contactsCsv, csvName } from './contacts-csv';
import { message } from '../../testing/admin/message';

const now = new Date('2026-11-21T21:00:00Z');

function rowsOf(csv: string): string[][] {
  return Papa.parse<string[]>(csv.replace(/^\uFEFF/, '')).data;
}

it('writes one row per message that Excel and every other program read back intact', () => {
  const odd = 'First line; with "quotes",\ncommas\nand 🦐';
  const csv = contactsCsv([message({ message: odd }), message({ subject: '' })], now, 'America/New_York');
  expect(csv.startsWith('\uFEFF"Received","State","Name"')).toBe(true);
  const [heads, first, second, ...more] = rowsOf(csv);
  expect(more).toEqual([]);
  expect(heads).toHaveLength(9);
  expect(first).toEqual([
    '2026-11-21 15:10',
    'Read',
    'Ana Muñoz',
    'ana@diner.example',
    '',
    'A table for eight',
    odd,
    '/contact',
    'Email alert sent',
  ]);
  expect(second?.[5]).toBe('');
});

it('makes every cell with a visitor’s text safe from formulas', () => {
  const evil = "=cmd|'/c calc'!A1";
  const fields = { name: evil, email: evil, phone: '+1', subject: evil, message: evil, pagePath: evil };
  const [, row] = rowsOf(contactsCsv([message(fields)], now, 'America/New_York'));
  expect(row?.slice(2, 8)).toEqual([`'${evil}`, `'${evil}`, "'+1", `'${evil}`, `'${evil}`, `'${evil}`]);
});

it('names the file after its contents and the day', () => {
  expect(csvName('all', '', '2026-11-21')).toBe('messages-2026-11-21.csv');
  expect(csvName('spam', 'watch', '2026-11-21')).toBe('messages-spam-found-2026-11-21.csv');
});

import { expect, it } from 'vitest';
import { fromArchive, kindOf, toArchive } from './values';

const moment = '2026-11-23T18:30:00.250Z';

it.each<[string, unknown, string, unknown, unknown]>([
  ['boolean', 1, 'true', 1, true],
  ['boolean', false, 'false', 0, false],
  ['datetime', Date.parse(moment), `"${moment}"`, Date.parse(moment), new Date(moment)],
  ['timestamp without time zone', new Date(moment), `"${moment}"`, Date.parse(moment), new Date(moment)],
  ['date', '2026-11-23', '"2026-11-23"', '2026-11-23', '2026-11-23'],
  ['time without time zone', '18:00:00', '"18:00:00.000"', '18:00:00.000', '18:00:00.000'],
  ['time', '18:00:00.5', '"18:00:00.500"', '18:00:00.500', '18:00:00.500'],
  ['numeric', '12.50', '"12.50"', '12.50', '12.50'],
  ['numeric', '12.5', '12.5', 12.5, 12.5],
  ['bigint', '9007199254740993', '"9007199254740993"', '9007199254740993', '9007199254740993'],
  ['integer', 7, '7', 7, 7],
  ['float', 12.5, '12.5', 12.5, 12.5],
  ['json', '{"a":1}', '"{\\"a\\":1}"', '{"a":1}', '{"a":1}'],
  ['varchar(255)', 'é\n', '"é\\n"', 'é\n', 'é\n'],
  ['text', null, 'null', null, null],
])('%s %s is kept as %s', (declared, stored, archived, inSqlite, inPostgres) => {
  const kind = kindOf(declared);
  const value = toArchive(stored, kind);
  expect(JSON.stringify(value)).toBe(archived);
  expect(fromArchive(value, kind, 'sqlite')).toEqual(inSqlite);
  expect(fromArchive(value, kind, 'postgres')).toEqual(inPostgres);
});

it('refuses bytes', () => {
  expect(() => toArchive(Buffer.from('a'), 'plain')).toThrow('of type object');
});

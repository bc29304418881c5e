import { open } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { failureInWords } from './failure-in-words';

const failure = (code: string) => Object.assign(new Error('a row’s words'), { code });

it.each([
  ['ENOSPC', 'The disk is full'],
  ['SQLITE_BUSY', 'Somebody else is saving or restoring'],
  ['55P03', 'Somebody else is saving or restoring'],
  ['SQLITE_NOTADB', 'The database is damaged (SQLITE_NOTADB)'],
  ['ECONNREFUSED', 'The database can’t be reached (Error ECONNREFUSED)'],
  ['ENOTFOUND', 'The database can’t be reached (Error ENOTFOUND)'],
  ['28P01', 'The database can’t be reached (Error 28P01)'],
])('%s: %s', (code, words) => {
  const said = failureInWords(failure(code));
  expect(said).toContain(words);
  expect(said).not.toMatch(/ at |row/);
});

it('names a file that can’t be written, without a stack; only a bug has one', async () => {
  const error: unknown = await open('/no/such/folder/a.tar.gz', 'wx').catch((cause: unknown) => cause);
  expect(failureInWords(error)).toBe("ENOENT: no such file or directory, open '/no/such/folder/a.tar.gz'");
  expect(failureInWords(new TypeError('a bug'))).toMatch(/^TypeError: a bug \| at /);
});

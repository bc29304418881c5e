import { expect, it } from 'vitest';
import { asAnswered } from './database-failures';

const coded = (code: string, message = 'no') => Object.assign(new Error(message), { code });

it.each([
  ['a lock that was not given in time', coded('55P03')],
  ['a deadlock', coded('40P01')],
  ['a file that a restore is writing to', coded('SQLITE_BUSY')],
  ['an idle transaction that was ended', coded('25P03')],
  ['a server that shuts down', coded('57P01')],
  ['a lost connection', coded('08006')],
  ['too many connections', coded('53300')],
  ['a server without memory', coded('53200')],
  ['no server', coded('ECONNREFUSED')],
  ['a stopped container, whose name no longer resolves', coded('ENOTFOUND')],
  ['a DNS server that does not answer', coded('EAI_AGAIN')],
  ['a dropped connection', new Error('Connection terminated unexpectedly')],
  ['a pool that is empty', new Error('Knex: Timeout acquiring a connection. The pool is probably full.')],
])('%s is 503', (_what, failure) => {
  expect(asAnswered(failure)).toMatchObject({ status: 503, cause: failure });
});

it.each(['SQLITE_FULL', '53100', 'ENOSPC', 'EDQUOT'])('%s is a full disk', (code) => {
  expect(asAnswered(coded(code))).toMatchObject({
    status: 503,
    message: expect.stringMatching(/disk is full\. Nothing was saved: .* save again/),
  });
});

it.each([
  'SQLITE_READONLY',
  'SQLITE_READONLY_DBMOVED',
  'SQLITE_IOERR_WRITE',
  'SQLITE_CANTOPEN',
  '25006',
  'EROFS',
])('%s is a disk that can’t be written to', (code) => {
  expect(asAnswered(coded(code))).toMatchObject({
    status: 503,
    message: expect.stringMatching(/can’t write to its disk\. Nothing was saved/),
  });
});

it('says that nothing was saved only if that is certain', () => {
  expect(asAnswered(coded('55P03'))).toMatchObject({ message: expect.stringContaining('Nothing was saved') });
  expect(asAnswered(coded('08006'))).not.toMatchObject({ message: expect.stringContaining('saved') });
});

it.each([
  ['a broken rule of the database', coded('23505')],
  ['a statement that is wrong', coded('42601')],
  ['a message that mentions a connection', new Error('The dish “Connection terminated” is in use')],
  ['a value that is not an error', 'text'],
  ['nothing', undefined],
])('%s is returned unchanged', (_what, failure) => expect(asAnswered(failure)).toBe(failure));

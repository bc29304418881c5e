import { beforeEach, expect, it } from 'vitest';
import { HttpError, UnavailableError } from '../failures/failures';
import { createFailureLog } from './failure-log';

let lines: string[];
let log: ReturnType<typeof createFailureLog>;

beforeEach(() => {
  lines = [];
  log = createFailureLog({
    error: (message) => lines.push(`error ${message}`),
    info: (message) => lines.push(`info ${message}`),
  });
});

it('writes a bug with its stack and its cause, on one line', () => {
  log.failed('GET /api/site', 500, new TypeError('x is no function', { cause: new Error('deep') }));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^error GET \/api\/site 500: TypeError: x is no function \| at .* \| caused by Error: deep \| at [^\n]*$/,
  );
});

it('writes an outage once, without a stack, and again when it is over', () => {
  const gone = () => new UnavailableError('The database is gone', { cause: new Error('refused') });
  log.answered();
  for (let call = 0; call < 3; call += 1) log.failed('GET /api/site', 503, gone());
  log.answered();
  log.answered();
  log.failed('GET /api/menu/full', 503, gone());
  expect(lines).toEqual([
    'error GET /api/site 503: The database is gone | caused by Error: refused',
    'info The API answers again; 3 calls failed',
    'error GET /api/menu/full 503: The database is gone | caused by Error: refused',
  ]);
});

it('writes an HttpError in one line, as an error only if it has a cause', () => {
  log.failed('POST /api/a', 503, new HttpError(503, 'Many pictures.'));
  log.failed('POST /api/a', 503, new HttpError(503, 'No room.', {}, { cause: new Error('ENOSPC') }));
  expect(lines).toEqual([
    'info POST /api/a 503: Many pictures.',
    'error POST /api/a 503: No room. | caused by Error: ENOSPC',
  ]);
});

it('writes that something other than an error was thrown', () => {
  log.failed('GET /api/a', 500, 'text');
  expect(lines).toEqual(['error GET /api/a 500: a string was thrown']);
});

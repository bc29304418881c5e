import { expect, it } from 'vitest';
import { nameOf, neighborOf } from './database';

it.each([
  ['postgres://u:p@db:5433/casa', 'casa at db:5433', 'postgres://u:p@db:5433/casa_check'],
  ['postgresql://u:p%2F@db/casa?a=/b', 'casa at db:5432', 'postgresql://u:p%2F@db/casa_check?a=/b'],
  ['postgres://u:p@db/la%20casa', 'la casa at db:5432', 'postgres://u:p@db/la%20casa_check'],
  ['postgres://casa@db?a=b', 'casa at db:5432', 'postgres://casa@db/casa_check?a=b'],
  [
    'postgres://u:p@/casa?host=/run/postgresql',
    'casa at /run/postgresql:5432',
    'postgres://u:p@/casa_check?host=/run/postgresql',
  ],
])('%s is %s, with %s beside it', (url, told, beside) => {
  expect(nameOf({ client: 'postgres', url })).toBe(`PostgreSQL, ${told}`);
  expect(neighborOf(url, '_check').url).toBe(beside);
  expect(nameOf({ client: 'postgres', url: beside })).toBe(`PostgreSQL, ${told.replace(' at', '_check at')}`);
});

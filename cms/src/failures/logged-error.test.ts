import { expect, it } from 'vitest';
import { withoutSecrets } from './logged-error';

it.each([
  ['Refused ana@casa.example, again', 'Refused …@…, again'],
  ['GET /x/ana%40casa.example 500: no', 'GET /x/…@… 500: no'],
  ['at /node_modules/@strapi/core.js:1:2', 'at /node_modules/@strapi/core.js:1:2'],
  ['Bearer eyJhbGciOiJI.eyJpZCI6MX0.sig-nature', 'Bearer …'],
  ['connect to //casa:word@db:5432', 'connect to //…@db:5432'],
])('%s', (line, logged) => expect(withoutSecrets(line)).toBe(logged));

it.each(['a%40', 'a@', 'a', 'a.bc', '-eyJaaaaaaaa', 'eyJaaaaaaaa.'])(
  'a path of thousands of %j is handled quickly',
  (part) => {
    const startedAt = performance.now();
    withoutSecrets(`POST /admin/${part.repeat(3_000 / part.length)}`);
    expect(performance.now() - startedAt).toBeLessThan(500);
  },
);

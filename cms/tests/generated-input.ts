import * as fc from 'fast-check';

/** Makes the text of a body from a valid one; null is no body. */
export type AnyBody = (good: Record<string, unknown> | undefined) => { text: string | null; type: string };

const injections = [
  "'; DROP TABLE menu_items; --",
  '" OR 1=1 --',
  '<script>alert(1)</script>',
  '{{constructor.constructor("return process")()}}',
  '${7*7}',
  'a\r\nBcc: everybody@casa.example',
  '../../../../etc/passwd',
  '\u0000',
  '\ud800',
  '\u202eoverride',
  '👩‍🍳🍷',
  'NaN',
  '1e309',
  '__proto__',
  'constructor',
  'vegan|gluten-free',
  'vegan||',
  '2026-02-30',
  '9999-12-31',
  '24:00',
  'javascript:alert(1)',
  'x'.repeat(6_000),
];

const nasty: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(...injections),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    -0,
    0.001,
    1.005,
    1e21,
    Number.MAX_SAFE_INTEGER + 2,
    '',
    [],
    {},
  ),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer(),
  fc.constantFrom<unknown>(
    { $ne: null },
    { $gt: '' },
    { connect: [1] },
    { set: [{ id: 1 }] },
    [[[]]],
    [null],
  ),
  fc.jsonValue({ maxDepth: 4 }),
);

const json = 'application/json';

/** A valid body, one with fields changed, left out or added, any JSON, or no JSON at all. */
export function anyBody(fields: readonly string[]): fc.Arbitrary<AnyBody> {
  const field = fields.length > 0 ? fc.constantFrom(...fields) : fc.string({ maxLength: 20 });
  const changes = fc.array(fc.tuple(field, nasty), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    {
      weight: 2,
      arbitrary: fc.constant<AnyBody>((good) => ({ text: good ? JSON.stringify(good) : null, type: json })),
    },
    {
      weight: 8,
      arbitrary: changes.map<AnyBody>((changed) => (good) => ({
        text: JSON.stringify({ ...good, ...Object.fromEntries(changed) }),
        type: json,
      })),
    },
    {
      weight: 1,
      arbitrary: field.map<AnyBody>((left) => (good) => ({
        text: JSON.stringify({ ...good, [left]: undefined }),
        type: json,
      })),
    },
    {
      weight: 1,
      arbitrary: fc
        .dictionary(fc.string(), nasty, { maxKeys: 30 })
        .map<AnyBody>((value) => () => ({ text: JSON.stringify(value), type: json })),
    },
    { weight: 1, arbitrary: fc.json({ maxDepth: 8 }).map<AnyBody>((text) => () => ({ text, type: json })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(
          fc.string({ unit: 'binary', maxLength: 500 }),
          fc.constantFrom(
            json,
            'text/plain',
            'application/x-www-form-urlencoded',
            'multipart/form-data; boundary=x',
            'application/xml',
          ),
        )
        .map<AnyBody>(([text, type]) => () => ({ text, type })),
    },
  );
}

/** A query: known names with odd values, unknown names, and broken encoding. */
export function anyQuery(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    fc.constantFrom(...names, 'limit', 'filters[id][$gt]', 'populate', 'sort', 'fields', '_method'),
    fc.string({ maxLength: 10 }).map(encodeURIComponent),
  );
  const value = fc.oneof(
    fc.constantFrom(...injections.map((text) => encodeURIComponent(text.toWellFormed()))),
    fc.constantFrom(
      '',
      '1',
      '0',
      '-1',
      '100',
      '101',
      '1e3',
      'true',
      'false',
      '2026-11-21',
      '%',
      '%zz',
      '%00',
      '%ff',
      '*',
    ),
    fc.string({ unit: 'grapheme', maxLength: 50 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );
  return fc
    .array(fc.tuple(name, value), { maxLength: 3 })
    .map((pairs) => pairs.map(([left, right]) => `${left}=${right}`).join('&'));
}

const headerText = fc.string({
  unit: fc.constantFrom('a', 'b', '"', '*', ',', 'W/', '-', '=', ';', ' ', '<', '>', '%', '\\', '0'),
  maxLength: 40,
});

/** Headers that some call reads. */
export const anyHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: headerText.map((value) => ({ 'if-match': value, 'if-none-match': value })) },
  { weight: 1, arbitrary: headerText.map((value) => ({ 'x-page-path': value, 'x-honeypot': value })) },
  { weight: 1, arbitrary: headerText.map((value) => ({ 'x-forwarded-for': value, accept: value })) },
);

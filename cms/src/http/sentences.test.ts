import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { problemsOf, sentenceOf } from './sentences';

const schema = z.strictObject({
  name: z.string().min(1).max(3),
  dietary_tags: z.string().optional(),
  startDate: z.string().regex(/^\d+$/, 'must be a day.').optional(),
  price: z.number().min(0).max(10_000).optional(),
  level: z.int().optional(),
  isOpen: z.boolean().optional(),
  kind: z.enum(['event', 'special']).optional(),
  ids: z.array(z.string()).min(1).max(2).optional(),
  spans: z.array(z.strictObject({ opens: z.string() })).optional(),
  whole: z.string().regex(/^x$/, 'This is a whole sentence.').optional(),
  step: z.number().multipleOf(5).optional(),
  either: z.union([z.string(), z.number()]).optional(),
});

const problems = (input: unknown) => {
  const result = schema.safeParse(input, { error: sentenceOf });
  return result.success
    ? []
    : problemsOf(result.error.issues).map(({ path, message }) => [path.join('.'), message]);
};

describe('problemsOf', () => {
  it.each([
    [{}, 'name', 'Name is required.'],
    [{ name: '' }, 'name', 'Name is required.'],
    [{ name: 7 }, 'name', 'Name must be text.'],
    [{ name: null }, 'name', 'Name must be text.'],
    [{ name: 'long' }, 'name', 'Name must have at most 3 characters.'],
    [{ name: 'a', dietary_tags: 1 }, 'dietary_tags', 'Dietary tags must be text.'],
    [{ name: 'a', startDate: 'x' }, 'startDate', 'Start date must be a day.'],
    [{ name: 'a', price: '1' }, 'price', 'Price must be a number.'],
    [{ name: 'a', price: -1 }, 'price', 'Price must be at least 0.'],
    [{ name: 'a', price: 10_001 }, 'price', 'Price must be at most 10,000.'],
    [{ name: 'a', level: 1.5 }, 'level', 'Level must be a whole number.'],
    [{ name: 'a', isOpen: 'yes' }, 'isOpen', 'Is open must be true or false.'],
    [{ name: 'a', kind: 'party' }, 'kind', 'Kind must be one of event, special.'],
    [{ name: 'a', ids: [] }, 'ids', 'The order must have at least 1 entry.'],
    [{ name: 'a', ids: ['a', 'b', 'c'] }, 'ids', 'The order must have at most 2 entries.'],
    [{ name: 'a', ids: {} }, 'ids', 'The order must be a list.'],
    [{ name: 'a', ids: [1] }, 'ids.0', 'The order must be text.'],
    [{ name: 'a', spans: [{}] }, 'spans.0.opens', 'Opens is required.'],
    [{ name: 'a', spans: ['x'] }, 'spans.0', 'Spans must be an object.'],
    [{ name: 'a', whole: 'y' }, 'whole', 'This is a whole sentence.'],
    [{ name: 'a', step: 3 }, 'step', 'Step must be a multiple of 5.'],
    [{ name: 'a', either: true }, 'either', 'Either is not valid.'],
    [{ name: 'a', other: 1 }, 'other', '“other” can’t be set here.'],
    [{ name: 'a', spans: [{ opens: 'a', x: 1 }] }, 'spans.0.x', '“x” can’t be set here.'],
  ])('%j', (input, path, message) => expect(problems(input)).toEqual([[path, message]]));

  it('names one problem per field, in field order', () => {
    expect(problems({ name: 'long', price: -1, kind: '' }).map(([path]) => path)).toEqual([
      'name',
      'price',
      'kind',
    ]);
  });

  it('limits the number and length of problems', () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`${'x'.repeat(200)}${index}`, 1]),
    );
    const found = problems({ name: 'a', ...many });
    expect(found.length).toBeLessThanOrEqual(20);
    expect(found.every(([path]) => (path ?? '').length <= 60)).toBe(true);
  });
});

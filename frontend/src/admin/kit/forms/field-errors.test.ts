import { expect, it } from 'vitest';
import { complaintsIn, complaintsOf } from './field-errors';

const LABELS = { name: 'Name', price: 'Price', hours: 'Opening hours' };

it('lists errors in form order, including those in lists', () => {
  const ref = { message: 'is no error', focus: () => undefined };
  const errors = {
    hours: [undefined, { opens: { type: 'custom', message: 'must be a time.', ref } }],
    price: { type: 'server', message: 'Price must be a price.', ref },
    name: { type: 'custom', message: 'is required.', ref },
    root: { server: { type: 'x', message: 'of no field' } },
  };
  expect(complaintsIn(errors as never, LABELS)).toEqual([
    { name: 'name', message: 'Name is required.' },
    { name: 'price', message: 'Price must be a price.' },
    { name: 'hours.1.opens', message: 'Opening hours must be a time.' },
  ]);
});

it('includes errors about a list as a whole', () => {
  const hours = Object.assign([], { root: { type: 'custom', message: 'are too many.' } });
  expect(complaintsIn({ hours } as never, LABELS)).toEqual([
    { name: 'hours', message: 'Opening hours are too many.' },
  ]);
});

it('maps the API’s names to fields', () => {
  const details = ['price', 'opening_hours.0.opens', 'social.instagram', 'unknown', ''].map((path) => ({
    path,
    message: path,
  }));
  const wireNames = { opening_hours: 'hours', 'social.instagram': 'instagram' };
  const fields = complaintsOf(details, ['price', 'hours', 'instagram'], wireNames).map(({ name }) => name);
  expect(fields).toEqual(['price', 'hours.0.opens', 'instagram', null, null]);
});

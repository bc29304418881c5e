import { expect, it } from 'vitest';
import { phoneLink } from './phone';

it.each([
  ['(617) 555-0142', 'tel:+16175550142'],
  ['617.555.0142', 'tel:+16175550142'],
  ['1-617-555-0142', 'tel:+16175550142'],
  ['+1 (617) 555-0142', 'tel:+16175550142'],
  ['+34 91 555 01 42', 'tel:+34915550142'],
])('dials %s as %s', (phone, link) => {
  expect(phoneLink(phone)).toBe(link);
});

import { expect, it } from 'vitest';
import { isShownIn, placeQuery, readPlace } from './contact-filter';

const read = (query: string) => readPlace(new URLSearchParams(query));

it('reads an address, and writes the same one back', () => {
  expect(read('')).toEqual({ status: 'all', search: '', page: 1 });
  expect(read('?state=new&search=mesa%20%26%20vino&page=3')).toEqual({
    status: 'new',
    search: 'mesa & vino',
    page: 3,
  });
  for (const query of ['', '?state=spam', '?state=mine', '?state=new&search=mesa+%26+vino&page=3']) {
    expect(placeQuery(read(query))).toBe(query);
  }
});

it.each(['?state=deleted&page=0', '?page=-1', '?page=1e9', '?state=all&page=999999', '?page=2.5'])(
  'ignores what it cannot read: %s',
  (query) => {
    expect(read(query)).toEqual({ status: 'all', search: '', page: 1 });
  },
);

it('knows which tab shows a message', () => {
  expect(isShownIn('all', 'archived')).toBe(true);
  expect(isShownIn('all', 'spam')).toBe(false);
  expect(isShownIn('new', 'read')).toBe(false);
  expect(isShownIn('mine', 'read')).toBe(true);
  expect(isShownIn('mine', 'archived')).toBe(false);
});

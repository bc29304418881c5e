import { expect, it } from 'vitest';
import { navigationEntries } from './navigation';

it('names the routed pages in the order of the navbar', () => {
  expect(navigationEntries(['/menu', '/'])).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Menu', to: '/menu' },
  ]);
});

it('leaves out what would lead to a redirect', () => {
  expect(navigationEntries(['/'])).toEqual([{ label: 'Home', to: '/' }]);
});

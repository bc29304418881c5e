import { expect, it } from 'vitest';
import { footerEntries, navbarEntries } from './navigation';

const PATHS = '/ /menu /drinks /events /gallery /about /contact /reservations'.split(' ');
const labels = (entries: { label: string }[]) => entries.map((entry) => entry.label).join(' ');

it('the navbar names the pages in their order', () => {
  expect(labels(navbarEntries(PATHS))).toBe('Home Menu Drinks Events Gallery About Contact');
});

it('the footer has links of its own', () => {
  expect(labels(footerEntries(PATHS))).toBe('Menu Reservations Events Gallery');
});

it('what would lead to a redirect is left out', () => {
  expect(labels(navbarEntries(['/menu', '/']))).toBe('Home Menu');
  expect(labels(footerEntries(['/menu', '/']))).toBe('Menu');
});

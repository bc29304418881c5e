import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { forgetSession } from '../../../api/session-token';
import { ANA, storeSession } from '../../../testing/admin/session';
import { NAV_ENTRIES, whoOpens } from './admin-screens';
import { PhoneNav, SideNav } from './navigation';

const LABELS = NAV_ENTRIES.map(({ label }) => label);

const names = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => link.textContent);

it('lists every screen on desktops, and marks the current one and its parents', () => {
  renderInAdmin(<SideNav newMessages={0} />, { path: '/admin/menu/new' });
  const nav = screen.getByRole('navigation', { name: 'Staff area' });
  expect(names(nav)).toEqual(LABELS);
  const current = within(nav)
    .getAllByRole('link')
    .filter((link) => link.ariaCurrent ?? link.getAttribute('aria-current'));
  expect(current.map((link) => link.textContent)).toEqual(['Menu']);
});

it('says how many messages nobody has read', () => {
  renderInAdmin(<SideNav newMessages={120} />);
  const link = screen.getByRole('link', { name: /^Messages/ });
  expect(link).toHaveAccessibleName(/120 new/);
  expect(link).toHaveTextContent('99+');
});

it('has the most used screens in the phone’s bar, and all others under More', async () => {
  const { router } = renderInAdmin(<PhoneNav newMessages={2} />, { isWide: false });
  const bar = screen.getByRole('navigation', { name: 'Staff area' });
  const frequent = names(bar);
  expect(frequent).toEqual(['Tonight', 'Menu', 'Highlights', '2Messages(2 new)']);
  await userEvent.click(within(bar).getByRole('button', { name: 'More' }));
  const dialog = await screen.findByRole('dialog', { name: 'More' });
  const rest = LABELS.filter((label) => !frequent.some((name) => name?.includes(label)));
  expect(names(dialog)).toEqual([...rest, 'View site']);
  await userEvent.click(within(dialog).getByRole('link', { name: 'Offers' }));
  expect(router.state.location.pathname).toBe('/admin/offers');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['/admin/offers/3', true],
  ['/admin/menu', false],
])('marks More where %s is shown: %s', (path, isMarked) => {
  renderInAdmin(<PhoneNav newMessages={0} />, { path, isWide: false });
  expect(screen.getByRole('button', { name: 'More' }).hasAttribute('data-here')).toBe(isMarked);
});

it.each([
  ['host', ['Tonight', 'Messages']],
  ['manager', LABELS.filter((label) => label !== 'People')],
  ['owner', LABELS],
] as const)('names the screens of a %s', (role, shown) => {
  storeSession(60, { ...ANA, role });
  renderInAdmin(<SideNav newMessages={0} />);
  expect(names(screen.getByRole('navigation', { name: 'Staff area' }))).toEqual(shown);
  forgetSession();
});

it.each([
  ['/admin/tonight', 'host'],
  ['/admin/contacts/3?state=new', 'host'],
  ['/admin/menu/new', 'manager'],
  ['/admin', 'manager'],
])('%s is for a %s', (address, role) => expect(whoOpens(address)).toBe(role));

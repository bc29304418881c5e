import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { failure } from '../../testing/admin/failure';
import { loaded, rowOf } from '../../testing/admin/card';
import { listedServer } from '../../testing/admin/listed-server';
import { staffCall } from '../../api/staff/staff-call';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { offerWire } from '../../testing/admin/offer-wire';
import { OffersList } from './offers-list';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));

const OFFERS = [
  offerWire('Vermut', { order: 1 }),
  offerWire('Paella', { order: 2, endDate: '2026-11-22' }),
  offerWire('Thanks', { order: 3, startDate: '2026-11-27', endDate: '2026-11-29' }),
  offerWire('Old', { order: 4, endDate: '2026-11-20' }),
  offerWire('Hidden', { order: 5, active: false }),
];

function show({ offers = OFFERS, path = '/admin/offers' } = {}) {
  const server = listedServer('/api/admin/offers', offerWire('', { order: 999 }), offers);
  vi.mocked(staffCall).mockImplementation(server.answer);
  return { ...server, user: userEvent.setup(), ...renderInAdmin(<OffersList />, { path }) };
}

const names = () =>
  screen.queryAllByRole('listitem').map((item) => within(item).getAllByRole('link')[0]?.textContent);

it('shows the status of each offer, and what Home shows', async () => {
  show();
  await loaded();
  expect(names()).toEqual(['Vermut', 'Paella', 'Thanks', 'Old', 'Hidden']);
  expect(rowOf('Vermut').getByText('Live · 1st on the home page')).toBeVisible();
  expect(rowOf('Paella').getByText('Live until Sun Nov 22 · 2nd on the home page')).toBeVisible();
  expect(rowOf('Thanks').getByText('From Fri Nov 27 to Sun Nov 29')).toBeVisible();
  expect(rowOf('Old').getByText('Ended Fri Nov 20')).toBeVisible();
  expect(rowOf('Hidden').getAllByText('Hidden')[0]).toBeVisible();
  expect(screen.getByText(/The home page shows the 2 live offers, in this order/)).toBeVisible();
});

it('says which are on but not on Home', async () => {
  show({ offers: Array.from({ length: 7 }, (_, at) => offerWire(`Offer ${at + 1}`, { order: at })) });
  await loaded();
  expect(screen.getByText(/The home page shows the first 5 of the 7 live offers/)).toBeVisible();
  expect(rowOf('Offer 5').getByText(/5th on the home page/)).toBeVisible();
  expect(
    rowOf('Offer 6').getByText('Published, but not on the home page: 5 others come first'),
  ).toBeVisible();
});

it('says what Home shows while no offer is on', async () => {
  show({ offers: [offerWire('Hidden', { active: false })] });
  await loaded();
  expect(screen.getByText(/the home page shows two built-in slides, “Tapas Night: \$5 each”/)).toBeVisible();
});

it('filters by state with its count, also through the address, and searches text', async () => {
  const { user } = show({ path: '/admin/offers?state=coming' });
  await loaded();
  expect(names()).toEqual(['Thanks']);
  expect(screen.getByText('1 of 5 offers')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Live 2' }));
  expect(names()).toEqual(['Vermut', 'Paella']);
  await user.click(screen.getByRole('searchbox', { name: 'Search offers' }));
  await user.paste('pizza');
  expect(await screen.findByText('No offers match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all offers' }));
  await waitFor(() => expect(names()).toHaveLength(5));
});

it('switches an offer off with one press, says what that does, and can be undone', async () => {
  const { user, sent } = show();
  await loaded();
  await user.click(rowOf('Vermut').getByRole('switch'));
  expect(rowOf('Vermut').getByRole('switch')).not.toBeChecked();
  expect(await screen.findByText('“Vermut” is hidden from guests')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Vermut” is published. Live now; no end date.')).toBeVisible();
  expect(sent).toEqual(['PATCH Vermut {"active":false}', 'PATCH Vermut {"active":true}']);
});

it('puts the switch back and offers a retry if it could not be saved', async () => {
  const { user, faults, stored } = show();
  await loaded();
  faults.push(failure('offline'));
  await user.click(rowOf('Vermut').getByRole('switch'));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“Vermut” was not hidden. It is still published. Couldn’t reach the website.',
  );
  expect(rowOf('Vermut').getByRole('switch')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(stored.get('Vermut')).toMatchObject({ active: false }));
});

it('does not overwrite what somebody else has changed, and keeps their text on retry', async () => {
  const { user, put, stored } = show();
  await loaded();
  put(offerWire('Vermut', { title: 'Vermut & olives' }));
  await user.click(rowOf('Vermut').getByRole('switch'));
  expect(
    await screen.findByText(/Someone just changed something else here\. It is still published/),
  ).toBeVisible();
  expect(stored.get('Vermut')).toMatchObject({ active: true });
  await user.click(screen.getByRole('button', { name: 'Use mine' }));
  await waitFor(() =>
    expect(stored.get('Vermut')).toMatchObject({ active: false, title: 'Vermut & olives' }),
  );
});

it('moves an offer among those of the filtered state, and sends the whole order', async () => {
  const { user, sent } = show();
  await loaded();
  await user.click(rowOf('Thanks').getByRole('button', { name: 'Move Thanks up' }));
  await waitFor(() => expect(names()).toEqual(['Vermut', 'Thanks', 'Paella', 'Old', 'Hidden']));
  await user.click(screen.getByRole('radio', { name: /^Live/ }));
  await user.click(rowOf('Paella').getByRole('button', { name: 'Move Paella up' }));
  await waitFor(() => expect(names()).toEqual(['Paella', 'Vermut']));
  await waitFor(() =>
    expect(sent).toEqual([
      'POST reorder {"ids":["Vermut","Thanks","Paella","Old","Hidden"],"seen":[1,3,2,4,5]}',
      'POST reorder {"ids":["Paella","Thanks","Vermut","Old","Hidden"],"seen":[3,2,1,4,5]}',
    ]),
  );
});

it('offers a copy, and deletes after a confirmation', async () => {
  const { user, stored } = show();
  await loaded();
  await user.click(rowOf('Old').getByRole('button', { name: 'More for Old' }));
  expect(await screen.findByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    '/admin/offers/new?from=Old',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('dialog', { name: 'Delete “Old”?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(names()).not.toContain('Old'));
  expect(stored.has('Old')).toBe(false);
});

it('says what to do if the list is empty', async () => {
  show({ offers: [] });
  expect(await screen.findByText('No offers yet')).toBeVisible();
  expect(screen.getByText('Until you add one, the home page opens with two built-in slides.')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Add an offer' })).toHaveLength(2);
});

it('shows a thousand one page at a time', async () => {
  const offers = Array.from({ length: 1000 }, (_, at) => offerWire(`Offer ${at}`, { order: at }));
  const { user } = show({ offers });
  const drawn = () => document.querySelectorAll('[data-row]').length;
  // By selector: finding roles among so many is slow.
  await waitFor(() => expect(drawn()).toBe(50));
  expect(screen.getByText('1,000 offers')).toBeVisible();
  await user.click(screen.getByPlaceholderText('Search offers'));
  await user.paste('999');
  await waitFor(() => expect(drawn()).toBe(1));
});

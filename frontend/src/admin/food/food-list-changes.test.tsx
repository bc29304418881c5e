import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failure } from '../../testing/admin/failure';
import { someFood } from '../../testing/admin/food';
import { rowOf } from '../../testing/admin/card';
import { FOODS, listIsLoaded, rowNames, showList } from '../../testing/admin/food-screen';

vi.mock('../../api/staff/vocabulary', () => ({
  VOCABULARY_KEY: 'vocabulary',
  findVocabulary: () => Promise.resolve({ currency: 'USD', dietaryTags: [], allergens: [] }),
}));

const UNTIL_OPENING = '{"available":false,"sold_out":"until-opening"}';

it('marks a dish sold out with one press, says so, and can be undone', async () => {
  const { user, sent } = showList();
  await listIsLoaded();
  await user.click(rowOf('Jamón').getByRole('switch'));
  expect(rowOf('Jamón').getByRole('switch')).not.toBeChecked();
  expect(await screen.findByText('“Jamón” is sold out until you next open')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('“Jamón” is on the menu again')).toBeVisible();
  expect(rowOf('Jamón').getByRole('switch')).toBeChecked();
  expect(sent).toEqual([`change jamon ${UNTIL_OPENING}`, 'change jamon {"available":true}']);
});

it.each([
  ['2026-11-22T21:00:00.000Z', '“Bravas” is sold out until you next open', 'until-opening'],
  [null, '“Bravas” is sold out', 'until-turned-on'],
])('takes back that a dish returns early, sold out until %s', async (sold_out_until, said, sold_out) => {
  const out = { available: false, sold_out_until };
  const { user, sent } = showList({
    foods: [someFood({ id: 'bravas', name: 'Bravas', category: 'hot', ...out })],
  });
  await user.click(await screen.findByRole('switch', { name: /Bravas/ }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(said)).toBeVisible();
  expect(sent.at(-1)).toBe(`change bravas {"available":false,"sold_out":"${sold_out}"}`);
});

it('puts the switch back and offers a retry if it could not be saved', async () => {
  const { user, sent, faults } = showList();
  await listIsLoaded();
  faults.push(failure('offline'));
  await user.click(rowOf('Jamón').getByRole('switch'));
  expect(await screen.findByText(/“Jamón” was not marked as sold out/)).toBeVisible();
  expect(rowOf('Jamón').getByRole('switch')).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“Jamón” is sold out until you next open')).toBeVisible();
  expect(sent).toEqual([`change jamon ${UNTIL_OPENING}`, `change jamon ${UNTIL_OPENING}`]);
});

it('moves focus to the next row if the switch removes its row', async () => {
  const { user } = showList({
    path: '/admin/menu?state=available',
    foods: FOODS.map((food) => ({ ...food, available: true })),
  });
  await listIsLoaded();
  await user.click(rowOf('Olivas').getByRole('switch'));
  await waitFor(() => expect(rowNames()).toEqual(['Jamón', 'Queso', 'Bravas']));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Queso' })).toHaveFocus());
});

it('changes a price in place, sends only the price, and shows what somebody else changed', async () => {
  const { user, sent, stored } = showList();
  await listIsLoaded();
  await user.click(rowOf('Bravas').getByRole('button', { name: /^Price of Bravas: \$10/ }));
  await user.keyboard('12{Enter}');
  expect(await screen.findByText('“Bravas” costs $12')).toBeVisible();
  expect(sent).toEqual(['change bravas {"price":12}']);

  const current = stored.get('bravas');
  if (current) stored.set('bravas', { ...current, price: 14, name: 'Bravas picantes', etag: '"theirs"' });
  await user.click(rowOf('Bravas').getByRole('button', { name: /^Price of Bravas/ }));
  await user.keyboard('13{Enter}');
  expect(await screen.findByText(/Someone just changed this to \$14\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Use mine' }));
  await screen.findByText('“Bravas” costs $13');
  // Only the price is sent, so somebody else's new name stays.
  expect(sent.at(-1)).toBe('change bravas {"price":13}');
});

it('moves a dish within its group, by button and by menu, even while a search hides the others', async () => {
  const { user, sent } = showList();
  await listIsLoaded();
  await user.click(rowOf('Queso').getByRole('button', { name: 'Move Queso up' }));
  await waitFor(() => expect(rowNames()).toEqual(['Jamón', 'Queso', 'Olivas', 'Bravas']));
  await user.click(screen.getByRole('searchbox'));
  await user.paste('olivas');
  await waitFor(() => expect(rowNames()).toEqual(['Olivas']));
  expect(rowOf('Olivas').queryByRole('button', { name: 'Move Olivas up' })).toBeNull();
  await user.click(rowOf('Olivas').getByRole('button', { name: 'More for Olivas' }));
  expect(await screen.findByRole('menuitem', { name: 'Feature on home page…' })).toHaveAttribute(
    'href',
    '/admin/highlights?add=olivas',
  );
  expect(screen.getByRole('menuitem', { name: 'Duplicate' })).toHaveAttribute(
    'href',
    '/admin/menu/new?from=olivas',
  );
  await user.click(screen.getByRole('menuitem', { name: 'Move to top' }));
  await waitFor(() =>
    expect(sent).toEqual(['reorder cold: jamon queso olivas', 'reorder cold: jamon olivas queso']),
  );
});

it('moves a dish to the top or bottom of an order that a colleague has just changed, even from an open menu', async () => {
  const { user, sent, stored } = showList({ path: '/admin/menu?search=queso' });
  await screen.findByRole('heading', { name: /^Cold/ });
  await user.click(rowOf('Queso').getByRole('button', { name: 'More for Queso' }));
  const toTop = await screen.findByRole('menuitem', { name: 'Move to top' });
  stored.set('pan', someFood({ id: 'pan', name: 'Pan', order: 0 }));
  act(() => void window.dispatchEvent(new Event('online')));
  await screen.findByText('1 of 5 dishes');
  await user.click(toTop);
  await waitFor(() => expect(sent).toEqual(['reorder cold: jamon queso pan olivas']));
});

it('says which of several prices is changed in place, and shows the others', async () => {
  const prices = [
    { label: 'tapa', price: 7 },
    { label: 'ración', price: 14 },
  ];
  const { user, sent } = showList({
    foods: [someFood({ id: 'bravas', name: 'Bravas', price: 7, prices, category: 'hot' })],
  });
  const row = await screen.findByRole('button', { name: 'Price of Bravas (tapa): $7. Change it' });
  expect(rowOf('Bravas').getByText('ración $14')).toBeVisible();
  await user.click(row);
  await user.keyboard('8{Enter}');
  expect(await screen.findByText(/“Bravas” \(tapa\) costs \$8/)).toBeVisible();
  expect(sent).toEqual(['change bravas {"price":8}']);
});

it('deletes after a confirmation, and says where a dish is still used', async () => {
  const pairings = [{ id: 'fino', name: 'Fino', raw: false }];
  const { user, faults, stored } = showList({ foods: FOODS.map((food) => ({ ...food, pairings })) });
  await listIsLoaded();
  const inUse = 'Jamón is in the tapas special. Remove it from there first.';
  faults.push(failure('conflict', { message: inUse }));
  const remove = async () => {
    await user.click(rowOf('Jamón').getByRole('button', { name: 'More for Jamón' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText(/Until then, it is no longer suggested with “Fino”\./)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
  };
  await remove();
  expect(await screen.findByText(new RegExp(inUse))).toBeVisible();
  expect(rowNames()).toContain('Jamón');
  await remove();
  await waitFor(() => expect(rowNames()).not.toContain('Jamón'));
  expect(stored.has('jamon')).toBe(false);
});

it('puts a row back if the order could not be saved, and moves it on retry', async () => {
  const { user, faults } = showList();
  await listIsLoaded();
  faults.push(failure('offline'));
  await user.click(rowOf('Queso').getByRole('button', { name: 'Move Queso up' }));
  expect(await screen.findByText(/The order of Cold was not saved/)).toBeVisible();
  await waitFor(() => expect(rowNames()).toEqual(['Jamón', 'Olivas', 'Queso', 'Bravas']));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“Queso” has moved')).toBeVisible();
  expect(rowNames()).toEqual(['Jamón', 'Queso', 'Olivas', 'Bravas']);
});

it('says that somebody else has deleted a dish, and removes it', async () => {
  const { user, stored } = showList();
  await listIsLoaded();
  stored.delete('jamon');
  await user.click(rowOf('Jamón').getByRole('switch'));
  expect(await screen.findByText(/It is no longer there\. Someone has probably deleted it\./)).toBeVisible();
  await waitFor(() => expect(rowNames()).not.toContain('Jamón'));
});

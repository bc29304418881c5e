import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FOODS, listIsLoaded, showList } from '../../testing/admin/food-screen';

vi.mock('../../api/staff/vocabulary', () => ({
  VOCABULARY_KEY: 'vocabulary',
  findVocabulary: () =>
    Promise.resolve({
      currency: 'USD',
      dietaryTags: [
        { slug: 'vegan', label: 'Vegan' },
        { slug: 'halal', label: 'Halal' },
        { slug: 'contains-pork', label: 'Contains pork' },
      ],
      allergens: [{ slug: 'milk', label: 'Milk' }],
    }),
}));

async function select(foods = FOODS) {
  const shown = showList({ foods });
  await listIsLoaded();
  await shown.user.click(screen.getByRole('button', { name: 'Select' }));
  await screen.findByText('Select the dishes to change');
  const tick = (name: RegExp) => screen.getByRole('checkbox', { name });
  const press = (name: string | RegExp) => shown.user.click(screen.getByRole('button', { name }));
  const ticked = () => screen.getByText(/ selected$/).textContent;
  return { ...shown, tick, press, ticked };
}

it('shows every new price before saving, saves all in one step, and undoes them in one', async () => {
  const { user, tick, press, sent } = await select();
  await user.click(tick(/^All of Hot/));
  await press('Prices…');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '+10%' }));
  const rows = dialog.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(rows).toContain('Bravas from $10 to $11');
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /^Save \d new prices?$/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent).toContain('change bravas {"price":11,"prices":[]}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus());
  sent.length = 0;
  await press('Undo');
  await waitFor(() => expect(sent).toContain('change bravas {"price":10,"prices":[]}'));
});

it('saves once, and stays open until it is answered', async () => {
  const { user, tick, press, kind } = await select();
  let answer = () => {};
  const { changeSeveral } = kind.collection;
  const send = vi.spyOn(kind.collection, 'changeSeveral').mockImplementation(async (...sent) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return changeSeveral(...sent);
  });
  await user.click(tick(/^Bravas/));
  await press('Prices…');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '+10%' }));
  await user.click(dialog.getByRole('button', { name: 'Save 1 new price' }));
  await user.click(dialog.getByRole('button', { name: 'Saving…' }));
  await user.keyboard('{Escape}');
  expect(dialog.getByRole('button', { name: 'Saving…' })).toBeVisible();
  await act(async () => answer());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(send).toHaveBeenCalledOnce();
});

it('saves none if somebody else has changed one, names it, and keeps what was ticked', async () => {
  const { user, tick, press, ticked, stored, sent } = await select();
  await user.click(tick(/^Queso/));
  await user.keyboard('{Shift>}');
  await user.click(tick(/^Bravas/));
  await user.keyboard('{/Shift}');
  const before = ticked();
  const theirs = stored.get('bravas');
  if (theirs) stored.set('bravas', { ...theirs, price: 14, etag: '"theirs"' });
  await press('Sold out');
  expect(await screen.findByText(/someone else just changed “Bravas”/)).toBeVisible();
  expect(sent).toEqual([]);
  expect(ticked()).toBe(before);
  expect(tick(/^Bravas.*\$14/)).toBeChecked();
  await press('Sold out');
  expect(await screen.findByText(/sold out until you next open$/)).toBeVisible();
  expect(sent).toContain('change bravas {"available":false,"sold_out":"until-opening"}');
});

it('says that somebody else has deleted one, and keeps the others ticked', async () => {
  const { user, tick, press, ticked, stored } = await select();
  await user.click(tick(/^All of Hot/));
  await user.click(tick(/^Queso/));
  stored.delete('queso');
  await press('Sold out');
  expect(await screen.findByText(/^Nothing was saved: someone just deleted one of these/)).toBeVisible();
  await waitFor(() => expect(ticked()).toBe('1 selected'));
});

it('also saves none if somebody else has just marked one as sold out until another time', async () => {
  const { user, tick, press, stored, sent } = await select();
  await user.click(tick(/^Bravas/));
  const theirs = { available: false, sold_out_until: '2999-01-01T00:00:00.000Z', etag: '"theirs"' };
  const bravas = stored.get('bravas');
  if (bravas) stored.set('bravas', { ...bravas, ...theirs });
  await press('More changes');
  await user.click(await screen.findByRole('menuitem', { name: 'Sold out until turned back on' }));
  expect(await screen.findByText(/someone else just changed “Bravas”/)).toBeVisible();
  expect(sent).toEqual([]);
});

it('can also be undone if it is stored already, because only an answer was lost', async () => {
  const { user, tick, press, stored, sent } = await select();
  await user.click(tick(/^Bravas/));
  const ours = { available: false, sold_out_until: '2999-01-01T00:00:00.000Z', etag: '"ours"' };
  const bravas = stored.get('bravas');
  if (bravas) stored.set('bravas', { ...bravas, ...ours });
  await press('Sold out');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual(['change bravas {"available":true}']));
});

it('refuses prices that would become 0', async () => {
  const { user, tick, press, sent } = await select();
  await user.click(tick(/^Bravas/));
  await press('Prices…');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: '$' }));
  await user.type(dialog.getByRole('textbox', { name: 'Change by' }), '-10');
  expect(dialog.getByText(/^“.+”: a price must be between \$1 and \$10,000\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save new prices' }));
  expect(sent).toEqual([]);
});

it('adds no tag that contradicts what a dish contains', async () => {
  const foods = FOODS.map((food) => (food.id === 'queso' ? { ...food, allergens: 'milk' } : food));
  const { user, tick, press, sent } = await select(foods);
  await user.click(tick(/^Queso/));
  await user.click(tick(/^Bravas/));
  await press('More changes');
  await user.click(await screen.findByRole('menuitem', { name: 'Add or remove a tag…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Tag' }), 'Vegan');
  expect(dialog.getByText(/^Not added, because .*: Queso\.$/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add to 1 dish' }));
  await waitFor(() => expect(sent).toEqual(['change bravas {"dietary_tags":"vegan"}']));
});

it('knows the tags that are switches: removes them, and adds none that contradicts them', async () => {
  const foods = FOODS.map((food) => (food.id === 'bravas' ? { ...food, halal: true } : food));
  const { user, tick, press, sent } = await select(foods);
  await user.click(tick(/^Bravas/));
  await press('More changes');
  await user.click(await screen.findByRole('menuitem', { name: 'Add or remove a tag…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const tags = dialog.getByRole('combobox', { name: 'Tag' });
  await user.selectOptions(tags, 'Contains pork');
  expect(dialog.getByText(/^Not added, because .*: Bravas\.$/)).toBeVisible();
  await user.selectOptions(tags, 'Halal');
  await user.click(dialog.getByRole('radio', { name: 'Remove' }));
  await user.click(dialog.getByRole('button', { name: 'Remove from 1 dish' }));
  await waitFor(() => expect(sent).toEqual(['change bravas {"dietary_tags":"","halal":false}']));
  await press('Undo');
  await waitFor(() => expect(sent).toContain('change bravas {"dietary_tags":"","halal":true}'));
});

it('starts with a long press on a row on a touch screen, but not with a scroll or tap', async () => {
  showList();
  await listIsLoaded();
  const held = (name: string) => screen.getByRole('link', { name });
  const hold = (on: Element, { by = 0 } = {}) => {
    fireEvent.touchStart(on, { touches: [{ clientX: 9, clientY: 9 }] });
    if (by > 0) fireEvent.touchMove(on, { touches: [{ clientX: 9, clientY: 9 + by }] });
    act(() => void vi.advanceTimersByTime(400));
    return fireEvent.touchEnd(on, { changedTouches: [{ clientX: 9, clientY: 9 }] });
  };
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  hold(held('Bravas'), { by: 30 });
  hold(screen.getByRole('button', { name: /More .*Bravas/ }));
  expect(screen.queryByText('Select the dishes to change')).toBeNull();
  const isPress = hold(held('Bravas'));
  vi.useRealTimers();
  expect(isPress).toBe(false);
  expect(await screen.findByText('1 selected')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /^Bravas/ })).toBeChecked();
});

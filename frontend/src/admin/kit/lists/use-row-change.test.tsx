import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { hasUnsavedWork } from '../session/unsaved-work';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { failure } from '../../../testing/admin/failure';
import { someShelf } from '../../../testing/admin/entry-list';
import { Rows, showRows } from '../../../testing/admin/list-rows';

describe('a change to a row', () => {
  it('is shown at once, stored based on the shown version, and reported', async () => {
    const { shelf, toggle, stored, notice, user } = await showRows();
    const open = shelf.hold();
    await user.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    // Closing the tab now would lose the change.
    expect(hasUnsavedWork()).toBe(true);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    expect(stored()?.isAvailable).toBe(true);
    open();
    expect(await notice(/Gildas is sold out/)).toBeVisible();
    expect(stored()?.isAvailable).toBe(false);
    expect(shelf.etags).toEqual(['"Gildas-1"']);
    expect(hasUnsavedWork()).toBe(false);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('is reverted by Undo, based on the version that it produced', async () => {
    const { shelf, toggle, stored, notice, user } = await showRows();
    await user.click(toggle);
    await notice(/Gildas is sold out/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await notice(/Gildas is back/)).toBeVisible();
    expect(toggle).toBeChecked();
    expect(stored()?.isAvailable).toBe(true);
    expect(shelf.etags).toEqual(['"Gildas-1"', '"gildas-2"']);
    // One notice about a row at a time.
    await waitFor(() => expect(screen.queryByText(/Gildas is sold out/)).not.toBeInTheDocument());
  });

  it.each([2, 3, 5])('ends as the last of %d quick presses, stored one after the other', async (presses) => {
    const { shelf, toggle, stored, user } = await showRows();
    const open = shelf.hold();
    for (let press = 0; press < presses; press += 1) await user.click(toggle);
    const isOn = presses % 2 === 0;
    expect((toggle as HTMLInputElement).checked).toBe(isOn);
    open();
    await waitFor(() => expect(shelf.etags).toHaveLength(presses));
    await waitFor(() => expect(stored()?.isAvailable).toBe(isOn));
    expect((toggle as HTMLInputElement).checked).toBe(isOn);
    expect(new Set(shelf.etags).size).toBe(presses);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['offline', 'server', 'timed-out'] as const)(
    'is put back when it fails (%s), with why, and stored by Try again',
    async (kind) => {
      const { shelf, toggle, stored, user } = await showRows();
      shelf.failNext(failure(kind));
      await user.click(toggle);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(/“Gildas” (was not|may not have been) marked as sold out/);
      // The notice says what is stored only if that is known.
      const isKnown = kind !== 'timed-out';
      expect(alert.textContent?.includes('It is still on the menu.')).toBe(isKnown);
      expect(alert.textContent?.includes('it won’t be saved twice')).toBe(!isKnown);
      expect(toggle).toBeChecked();
      await user.click(within(alert).getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(stored()?.isAvailable).toBe(false));
      expect(toggle).not.toBeChecked();
    },
  );

  it('if two fail, reports what is stored, not what was shown', async () => {
    const { shelf, toggle, user } = await showRows();
    const open = shelf.hold();
    shelf.failNext(failure('server'), failure('server'));
    await user.click(toggle);
    await user.click(toggle);
    open();
    const [first, second] = await waitFor(() => {
      const alerts = screen.getAllByRole('alert');
      expect(alerts).toHaveLength(2);
      return alerts;
    });
    expect(first).toHaveTextContent('“Gildas” was not marked as sold out. It is still on the menu.');
    expect(second).toHaveTextContent('“Gildas” was not put back on the menu. It is still on the menu.');
  });

  it('keeps the second if the first of two fails', async () => {
    const { shelf, row, toggle, stored, user } = await showRows();
    const open = shelf.hold();
    shelf.failNext(failure('server'));
    await user.click(toggle);
    await user.click(within(row).getByRole('button', { name: /Price of Gildas/ }));
    await user.keyboard('15{Enter}');
    open();
    await screen.findByRole('alert');
    await waitFor(() => expect(stored()).toMatchObject({ price: 15, isAvailable: true }));
    expect(toggle).toBeChecked();
    expect(row).toHaveTextContent('$15');
  });
});

describe('a row that someone else has changed', () => {
  it('shows their change, says so, and can apply ours on top', async () => {
    const { shelf, row, stored, user } = await showRows();
    shelf.changedByOther('gildas', { price: 14 });
    await user.click(within(row).getByRole('button', { name: /Price of Gildas/ }));
    await user.keyboard('13{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(
      'The price of Gildas was not saved. Someone just changed this to $14. Save your price instead?',
    );
    expect(row).toHaveTextContent('$14');
    expect(stored()?.price).toBe(14);
    expect(within(alert).getByRole('button', { name: 'Keep $14' })).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'Use mine' }));
    await waitFor(() => expect(stored()?.price).toBe(13));
    expect(row).toHaveTextContent('$13');
  });

  it.each([
    ['asks also', '13', 'Someone just changed this to $14.', 1],
    ['notices that nothing was typed', '', '', 0],
  ])('%s if the list got it while the field was open', async (_says, typed, said, sent) => {
    const { shelf, row, toggle, stored, user } = await showRows();
    await user.click(within(row).getByRole('button', { name: /Price of Gildas/ }));
    shelf.changedByOther('gildas', { price: 14, isAvailable: false });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(toggle).not.toBeChecked());
    await user.keyboard(`${typed}{Enter}`);
    expect((await screen.findAllByRole(said ? 'alert' : 'switch'))[0]).toHaveTextContent(said);
    expect(shelf.etags).toHaveLength(sent);
    expect(stored()?.price).toBe(14);
    expect(row).toHaveTextContent('$14');
  });

  it('keeps their price if staff say so', async () => {
    const { shelf, row, stored, user } = await showRows();
    shelf.changedByOther('gildas', { price: 14 });
    await user.click(within(row).getByRole('button', { name: /Price of Gildas/ }));
    await user.keyboard('13{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Keep $14' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(stored()?.price).toBe(14);
    expect(row).toHaveTextContent('$14');
  });

  it('asks about a price only if the price is what they changed', async () => {
    const { shelf, row, user } = await showRows();
    shelf.changedByOther('gildas', { isAvailable: false });
    await user.click(within(row).getByRole('button', { name: /Price of Gildas/ }));
    await user.keyboard('13{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Someone just changed something else here\. It still costs \$\d+\. Save your change instead\?/,
    );
  });

  it('is not changed by presses from before their change was shown', async () => {
    const { shelf, toggle, stored, user } = await showRows();
    const open = shelf.hold();
    shelf.changedByOther('gildas', { price: 14 });
    await user.click(toggle);
    await user.click(toggle);
    await user.click(toggle);
    open();
    await screen.findByRole('alert');
    await waitFor(() => expect(toggle).toBeChecked());
    expect(stored()).toMatchObject({ price: 14, isAvailable: true });
    expect(shelf.etags).toHaveLength(1);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    // They changed a different field.
    expect(screen.getByRole('alert')).toHaveTextContent(
      'changed something else here. It is still on the menu.',
    );
  });

  it('counts as changed if they made the same change', async () => {
    const { shelf, toggle, notice, user } = await showRows();
    shelf.changedByOther('gildas', { isAvailable: false });
    await user.click(toggle);
    expect(await notice(/Gildas is sold out/)).toBeVisible();
    expect(toggle).not.toBeChecked();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('disappears if it was deleted', async () => {
    const { shelf, row, toggle, user } = await showRows();
    await shelf.collection.remove('gildas', '"Gildas-1"');
    await user.click(toggle);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'It is no longer there. Someone has probably deleted it.',
    );
    expect(row).not.toBeInTheDocument();
  });
});

it('finds on retry that it was stored, although no answer came', async () => {
  const { shelf, toggle, notice, stored, user } = await showRows();
  shelf.failNext('after-storing');
  await user.click(toggle);
  const alert = await screen.findByRole('alert');
  expect(stored()?.isAvailable).toBe(false);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await notice(/Gildas is sold out/)).toBeVisible();
  expect(toggle).not.toBeChecked();
});

it('can be undone after leaving the screen', async () => {
  const shelf = someShelf();
  const { router } = renderInAdmin(<Rows shelf={shelf} />, {
    routes: [{ path: '/admin/offers', element: <p>Offers</p> }],
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('switch', { name: /Gildas/ }));
  await screen.findByText(/Gildas is sold out/);
  await router.navigate('/admin/offers');
  await screen.findByText('Offers');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shelf.stored()[0]?.isAvailable).toBe(true));
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { failure } from '../../testing/admin/failure';
import { showSpecial, someSpecial } from '../../testing/admin/special-screen';
import { Tapas5Screen } from './tapas5-screen';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));
vi.mock('../kit/shell/use-restaurant', () => ({ useRestaurant: () => DEFAULT_SITE }));

beforeEach(() => void vi.mocked(staffCall).mockReset());
afterEach(() => localStorage.clear());

const theSwitch = () => screen.getByRole('switch', { name: /^Special: / });
const title = () => screen.getByRole('textbox', { name: /^Title/ });
const price = () => screen.getByRole('textbox', { name: /^Price/ });
const save = () => screen.getByRole('button', { name: 'Save' });
const dishNames = () =>
  within(screen.getByRole('list', { name: 'Dishes of the special' }))
    .queryAllByRole('listitem')
    .map((row) =>
      within(row)
        .getByRole('button', { name: /^Remove / })
        .getAttribute('aria-label'),
    )
    .map((label) => label?.replace(/^Remove /, ''));
const previewed = () =>
  within(screen.getByRole('complementary', { name: 'Preview' }))
    .queryAllByRole('heading', { hidden: true })
    .map((heading) => heading.textContent);

describe('the switch', () => {
  it('turns the special off at once, says what that does, and back on', async () => {
    const special = someSpecial();
    const { user } = await showSpecial();
    expect(theSwitch()).toBeChecked();
    expect(theSwitch()).toHaveAccessibleDescription(/Off removes the nav link, popup and home section/);
    await user.click(theSwitch());
    expect(await screen.findByText('“Tapas $5” is off')).toBeVisible();
    expect(special.sent).toEqual(['PUT {"active":false}']);
    expect(theSwitch()).toHaveAccessibleDescription(/^Off: no nav link/);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(special.stored().active).toBe(true));
  });

  it('keeps what is typed below, which then saves without a conflict', async () => {
    const special = someSpecial();
    const { user } = await showSpecial();
    await user.clear(title());
    await user.type(title(), 'Tapas a cinco');
    await user.click(theSwitch());
    await screen.findByText('“Tapas $5” is off');
    expect(title()).toHaveValue('Tapas a cinco');
    await user.click(save());
    await waitFor(() => expect(special.stored()).toMatchObject({ active: false, title: 'Tapas a cinco' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    // Once more, based on the version that the form has just stored.
    await user.click(theSwitch());
    await waitFor(() => expect(special.stored().active).toBe(true));
    await user.type(title(), '!');
    await user.click(save());
    await waitFor(() => expect(special.stored()).toMatchObject({ active: true, title: 'Tapas a cinco!' }));
  });

  it('switched by someone else causes no conflict in the form either', async () => {
    const special = someSpecial();
    const { user } = await showSpecial();
    await user.type(title(), '!');
    special.put({ active: false });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(theSwitch()).not.toBeChecked());
    await user.click(save());
    await waitFor(() => expect(special.stored()).toMatchObject({ active: false, title: 'Tapas $5!' }));
  });

  it('switches back if it was not saved, with a retry', async () => {
    const special = someSpecial();
    const { user } = await showSpecial();
    special.faults.push(failure('timed-out'));
    await user.click(theSwitch());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'may not have been turned off. The connection is too slow',
    );
    expect(theSwitch()).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(special.stored().active).toBe(false));
  });

  it('says that a special without available dishes is not shown', async () => {
    someSpecial({ itemIds: ['d-Tigres'] });
    await showSpecial();
    expect(theSwitch()).toHaveAccessibleDescription(/none of its dishes is available/);
  });
});

describe('the dishes', () => {
  it('are in order, with the sold-out one marked and not on the page', async () => {
    someSpecial();
    await showSpecial();
    expect(dishNames()).toEqual(['Bravas', 'Gildas', 'Tigres']);
    expect(screen.getByText('Sold out: not shown until it is back')).toBeVisible();
    await waitFor(() => expect(previewed()).toEqual(['Tapas $5', 'Bravas', 'Gildas']));
    expect(screen.getByText(/Massachusetts forbids time-limited drink discounts/)).toBeVisible();
  });

  it('are added, moved and removed, and stored in that order', async () => {
    const special = someSpecial();
    const { user } = await showSpecial();
    await user.click(screen.getByRole('button', { name: 'Add from the menu' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Which dishes are in the special?' }));
    await user.click(await picker.findByRole('button', { name: /^Flan/ }));
    expect(picker.getByRole('status')).toHaveTextContent('Flan: In the special');
    await user.click(picker.getByRole('button', { name: /^Bravas.*In the special$/ }));
    expect(picker.getByRole('button', { name: /^Flan.*In the special$/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Move Flan up' }));
    await user.click(screen.getByRole('button', { name: 'Remove Gildas' }));
    expect(dishNames()).toEqual(['Flan', 'Tigres']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Move Flan' })).toHaveFocus());
    await user.click(save());
    await waitFor(() => expect(special.stored().itemIds).toEqual(['d-Flan', 'd-Tigres']));
    expect(await screen.findByRole('link', { name: 'View its page' })).toHaveAttribute('href', '/5-tapas');
  });

  it('that the server refuses are named beside the list', async () => {
    const special = someSpecial();
    const { user } = await showSpecial();
    await user.type(title(), '!');
    const message = 'There is no such dish. It may have been deleted.';
    special.faults.push(failure('refused', { details: [{ path: 'itemIds.1', message }] }));
    await user.click(save());
    const group = await screen.findByRole('group', { name: 'Dishes' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(message));
  });
});

describe('the form', () => {
  it('states once what is fixed, and shows the schedule in one line that expands for editing', async () => {
    const special = someSpecial();
    const { user } = await showSpecial();
    expect(screen.getAllByText(/Mon, Tue, Wed 4 PM to 6 PM/, { selector: 'form .note' })).toHaveLength(1);
    const schedule = screen.getByText(/^Monday, Tuesday, Wednesday, 4:00 PM to 6:00 PM/);
    expect(schedule.closest('details')).not.toHaveAttribute('open');
    await user.click(schedule);
    expect(schedule.closest('details')).toHaveAttribute('open');
    await user.click(screen.getByRole('checkbox', { name: 'Thursday' }));
    fireEvent.change(screen.getByLabelText(/^Ends/), { target: { value: '19:00' } });
    expect(schedule).toHaveTextContent('Monday, Tuesday, Wednesday, Thursday, 4:00 PM to 7:00 PM');
    await user.clear(price());
    await user.type(price(), '4.50');
    expect(screen.getByText('Each item $4.50')).toBeInTheDocument();
    await user.click(save());
    await waitFor(() =>
      expect(special.stored()).toMatchObject({ daysCsv: 'MON,TUE,WED,THU', endTime: '19:00', price: 4.5 }),
    );
  });

  it('previews a word, not the site’s default price, until a price is typed', async () => {
    someSpecial({ title: 'Tapas' });
    const { user } = await showSpecial();
    const preview = screen.getByRole('complementary', { name: 'Preview' });
    await waitFor(() => expect(within(preview).getAllByText('$5')).toHaveLength(2));
    await user.clear(price());
    await waitFor(() => expect(within(preview).getAllByText('Price')).toHaveLength(2));
    expect(preview).toHaveTextContent('Price of each item');
    expect(preview).not.toHaveTextContent('$');
  });

  it('refuses what the page could not show, at the fields and in the summary', async () => {
    const special = someSpecial();
    const { user } = await showSpecial();
    await user.clear(price());
    await user.type(price(), '0');
    await user.clear(screen.getByLabelText(/^Ends/));
    await user.type(screen.getByLabelText(/^Ends/), '15:00');
    for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
      await user.click(screen.getByRole('checkbox', { name: day }));
    }
    await user.click(save());
    expect(price()).toHaveAccessibleDescription(/Price of each dish must be more than 0/);
    expect(screen.getByLabelText(/^Ends/)).toHaveAccessibleDescription(/must be after the start/);
    expect(screen.getByRole('group', { name: /^Days/ })).toHaveAccessibleDescription(/choose at least one/);
    expect(screen.getByLabelText(/^Ends/).closest('details')).toHaveAttribute('open');
    expect(special.sent).toEqual([]);
  });

  it('lets staff choose if someone else has changed the same field', async () => {
    const special = someSpecial();
    const { user } = await showSpecial();
    await user.type(title(), '!');
    special.put({ title: 'Theirs', daysCsv: 'MON', itemIds: ['d-Flan'] });
    await user.click(save());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getAllByText('Theirs').length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Flan').length).toBeGreaterThan(0);
    expect(dialog.getAllByText('Monday').length).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(title()).toHaveValue('Tapas $5!');
    expect(special.stored().title).toBe('Theirs');
  });

  it('keeps what could not be saved, even through a crash', async () => {
    const special = someSpecial();
    const { user, unmount } = await showSpecial();
    await user.type(title(), '!');
    special.faults.push(failure('offline'));
    await user.click(save());
    expect(await screen.findByText(/was not saved/)).toBeVisible();
    expect(title()).toHaveValue('Tapas $5!');
    unmount();
    const again = await showSpecial();
    await again.user.click(await screen.findByRole('button', { name: 'Restore draft' }));
    expect(title()).toHaveValue('Tapas $5!');
  });
});

it('says why it can’t be loaded, and retries', async () => {
  vi.mocked(staffCall).mockRejectedValue(failure('server'));
  renderInAdmin(<Tapas5Screen />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  someSpecial();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByRole('switch')).toBeChecked();
});

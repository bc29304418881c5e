import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, type MockInstance, onTestFinished, vi } from 'vitest';
import type { ApiError } from '../../../api/errors';
import { failedAnswer } from '../../../api/failed-answer';
import type * as Resource from '../../../api/resource';
import { forgetSession } from '../../../api/session-token';
import { staffSpecial, type StaffSpecial } from '../../../api/staff/staff-tapas5';
import { DEFAULT_SITE } from '../../../domain/site-defaults';
import { anAttention } from '../../../testing/admin/attention';
import { failure } from '../../../testing/admin/failure';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { ANA, storeSession } from '../../../testing/admin/session';
import { TodayButton } from './today-button';
import type { AttentionState } from './use-attention';

let change: MockInstance<typeof staffSpecial.change>;
/** The special as stored, with its version. */
const stored = (active: boolean, etag: string) => ({ id: 'tapas5', active, etag }) as StaffSpecial;
vi.mock('../../../api/resource', async (original) => ({
  ...(await original<typeof Resource>()),
  fetchOnDemand: () => Promise.resolve(DEFAULT_SITE),
}));
vi.mock('../../../api/staff/staff-version', async (original) => ({
  ...(await original<object>()),
  fetchVersion: () => Promise.resolve(''),
}));

beforeEach(() => void (change = vi.spyOn(staffSpecial, 'change')));

const aSpecial = (etag: string, dishes = 7) => ({ ...anAttention().special, etag, dishes });
const SPECIAL_WIRE = {
  title: 'Tapas $5',
  price: 5,
  currency: 'USD',
  windowText: '',
  daysCsv: 'MON',
  startTime: '16:00',
  endTime: '18:00',
  itemIds: [],
  items: [],
};

const button = () => screen.getByRole('button', { name: /^Today/ });

async function open(state: Partial<AttentionState>, isWide = true) {
  const refetch = vi.fn();
  const { router } = renderInAdmin(
    <TodayButton state={{ attention: undefined, hasFailed: false, refetch, ...state }} />,
    { isWide },
  );
  await userEvent.click(button());
  return { dialog: await screen.findByRole('dialog', { name: 'Today' }), router, refetch };
}

it('says how many things need attention, and to screen readers also which kind', () => {
  const attention = anAttention({ newMessages: 1, unconfirmedDishes: 2 });
  renderInAdmin(<TodayButton state={{ attention, hasFailed: false, refetch: () => undefined }} />);
  expect(button()).toHaveAccessibleName(/3 things need attention/);
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('counts and shows for a host only what a host can do', async () => {
  storeSession(60, { ...ANA, role: 'host' });
  onTestFinished(forgetSession);
  const { dialog } = await open({ attention: anAttention({ newMessages: 3, unconfirmedDishes: 9 }) });
  expect(button()).toHaveAccessibleName(/3 things need attention/);
  expect(within(dialog).getAllByRole('link')).toHaveLength(1);
  expect(within(dialog).getByRole('link', { name: '3 new messages' })).toBeVisible();
});

it('has no number on a calm day, and says that there is nothing to do', async () => {
  const { dialog, refetch } = await open({ attention: anAttention() });
  expect(button()).toHaveAccessibleName('Today');
  expect(dialog).toHaveTextContent('Saturday, November 21');
  expect(dialog).toHaveTextContent('Nothing needs your attention.');
  expect(dialog).toHaveTextContent('Regular hours today: 5:00 PM – 10:30 PM');
  expect(refetch).toHaveBeenCalledOnce();
});

it.each([true, false])('links to what needs attention, and closes (wide: %s)', async (isWide) => {
  const { dialog, router } = await open({ attention: anAttention({ unconfirmedDishes: 2 }) }, isWide);
  await userEvent.click(within(dialog).getByRole('link', { name: '2 dishes need allergen review' }));
  expect(router.state.location).toMatchObject({ pathname: '/admin/menu', search: '?state=unconfirmed' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes with Escape and returns focus', async () => {
  await open({ attention: anAttention() });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button()).toHaveFocus());
});

it('shows today’s special hours', async () => {
  const exception = { note: 'Private party', spans: [] };
  const { dialog } = await open({ attention: anAttention({ today: { date: '2026-11-21', exception } }) });
  expect(dialog).toHaveTextContent('Special hours today: Closed (Private party)');
  expect(within(dialog).getByRole('link', { name: 'Change the hours' })).toHaveAttribute(
    'href',
    '/admin/site',
  );
});

it('says when it could not be loaded, and tries again', async () => {
  const { dialog, refetch } = await open({ hasFailed: true });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(2);
});

it('says that it is loading, and when its data is old', async () => {
  const { dialog } = await open({});
  expect(within(dialog).getByRole('status', { name: 'Checking what needs attention' })).toBeInTheDocument();
});

it('says when its data may be old', async () => {
  const { dialog } = await open({ attention: anAttention(), hasFailed: true });
  expect(dialog).toHaveTextContent('Couldn’t refresh. This may be out of date.');
});

it('turns the special off right there, based on the shown version, and on again with undo, based on its own', async () => {
  const { dialog } = await open({ attention: anAttention() });
  const special = within(dialog).getByRole('switch', { name: 'Special: Tapas $5' });
  expect(special).toBeChecked();
  expect(special).toHaveAccessibleDescription(/^Live, 7 dishes\./);
  change
    .mockResolvedValueOnce(stored(false, '"attention-8"'))
    .mockResolvedValueOnce(stored(true, '"attention-9"'));
  await userEvent.click(special);
  expect(change).toHaveBeenLastCalledWith('"attention-7"', { active: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(change).toHaveBeenLastCalledWith('"attention-8"', { active: true });
  expect(await screen.findByText('“Tapas $5” is on')).toBeInTheDocument();
});

it('switches at once, and back if it failed, with a retry', async () => {
  const { dialog } = await open({ attention: anAttention({ special: aSpecial('"attention-17"') }) });
  const special = within(dialog).getByRole('switch');
  let fail: (error: ApiError) => void = () => undefined;
  change.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
  await userEvent.click(special);
  expect(special).not.toBeChecked();
  expect(special).toHaveAccessibleDescription(/^Off: no nav link/);
  fail(failure('server'));
  expect(await screen.findByRole('alert')).toHaveTextContent('“Tapas $5” was not turned off');
  await waitFor(() => expect(special).toBeChecked());
  change.mockResolvedValueOnce(stored(false, '"attention-18"'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(change).toHaveBeenLastCalledWith('"attention-17"', { active: false });
  expect(await screen.findByText('“Tapas $5” is off')).toBeInTheDocument();
});

it('also switches without a connection, says that it is not saved yet, and saves it once there is one', async () => {
  const { dialog } = await open({ attention: anAttention({ special: aSpecial('"attention-37"') }) });
  const special = within(dialog).getByRole('switch');
  change.mockRejectedValueOnce(failure('offline')).mockResolvedValueOnce(stored(false, '"attention-38"'));
  await userEvent.click(special);
  await waitFor(() => expect(special).toHaveAccessibleDescription(/Waiting to save: no connection$/));
  expect(special).not.toBeChecked();
  expect(screen.queryByRole('alert')).toBeNull();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('“Tapas $5” is off')).toBeVisible();
  expect(change).toHaveBeenLastCalledWith('"attention-37"', { active: false });
  expect(localStorage.getItem('admin_taps:1:')).toBeNull();
});

it('keeps an undo without a connection as what it does', async () => {
  const { dialog } = await open({ attention: anAttention({ special: aSpecial('"attention-57"') }) });
  change.mockResolvedValueOnce(stored(false, '"attention-58"')).mockRejectedValueOnce(failure('offline'));
  await userEvent.click(within(dialog).getByRole('switch'));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await within(dialog).findByText(/Waiting to save/);
  const kept = JSON.parse(localStorage.getItem('admin_taps:1:') ?? '') as unknown;
  expect(kept).toMatchObject([{ etag: '"attention-58"', does: { special: true } }]);
  change.mockResolvedValueOnce(stored(true, '"attention-59"'));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('“Tapas $5” is on')).toBeVisible();
  expect(localStorage.getItem('admin_taps:1:')).toBeNull();
});

it('after a reload, saves what was still pending', async () => {
  const tap = {
    key: 'k',
    at: Date.now(),
    list: 'special',
    id: 'tapas5',
    name: 'Tapas $5',
    etag: '"attention-47"',
  };
  localStorage.setItem('admin_taps:1:', JSON.stringify([{ ...tap, does: { special: false } }]));
  change.mockResolvedValueOnce(stored(false, '"attention-48"'));
  await open({ attention: anAttention({ special: aSpecial('"attention-47"') }) });
  expect(await screen.findByText('“Tapas $5” is off')).toBeVisible();
  expect(change).toHaveBeenLastCalledWith('"attention-47"', { active: false });
  expect(localStorage.getItem('admin_taps:1:')).toBeNull();
});

it('never overwrites someone else’s change, but reports it and asks', async () => {
  const { dialog } = await open({ attention: anAttention({ special: aSpecial('"attention-27"') }) });
  const answer = { current: { ...SPECIAL_WIRE, active: true, etag: '"attention-28"' } };
  change.mockRejectedValueOnce(failedAnswer(412, answer, undefined, null));
  await userEvent.click(within(dialog).getByRole('switch'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone just changed something else here.');
  expect(change).toHaveBeenCalledOnce();
  change.mockResolvedValueOnce(stored(false, '"attention-29"'));
  await userEvent.click(screen.getByRole('button', { name: 'Use mine' }));
  expect(change).toHaveBeenLastCalledWith('"attention-28"', { active: false });
});

it('says that a special without a dish is not shown', async () => {
  const { dialog } = await open({ attention: anAttention({ special: aSpecial('"attention-7"', 0) }) });
  expect(within(dialog).getByRole('switch')).toHaveAccessibleDescription(/none of its dishes is available/);
});

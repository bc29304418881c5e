import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ADMIN_CLOCK_KEY } from '../../api/session-token';
import { staffCall } from '../../api/staff/staff-call';
import { staffSiteSource } from '../../api/staff/staff-site';
import { failure } from '../../testing/admin/failure';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { siteServer } from '../../testing/admin/site-server';
import { press } from '../../testing/admin/tonight-rows';
import { useStaffList } from '../kit/lists/use-staff-list';
import { TonightHours } from './tonight-hours';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));

beforeEach(() => {
  // A Friday, before it opens at 5 PM.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T15:00:00-05:00') });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function Hours() {
  const [site] = useStaffList(staffSiteSource).items ?? [];
  return site && <TonightHours site={site} />;
}

async function showSlowly() {
  const server = siteServer();
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  vi.mocked(staffCall).mockImplementation(async (call) => {
    if (call.method === 'PUT') await slow;
    return server.answer(call);
  });
  renderInAdmin(<Hours />, { path: '/admin/tonight' });
  await screen.findByRole('button', { name: 'Close early' });
  return { server, answer };
}

it('a second press before the answer is also stored, and focus stays on the pressed button', async () => {
  const { server, answer } = await showSlowly();
  await press('Close early');
  await press('9:00 PM');
  await press('Close kitchen');
  await press('8:30 PM');
  expect(screen.getByRole('region', { name: 'Hours today' })).toHaveFocus();
  answer();
  await waitFor(() => expect(server.stored().kitchen_closes_at).toBe('2026-11-21T01:30:00.000Z'));
  expect(server.stored().exceptions).toContainEqual({
    date: '2026-11-20',
    spans: [{ opens: '17:00', closes: '21:00' }],
    note: '',
  });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('closes the kitchen by the server’s clock, whatever this device’s says', async () => {
  vi.setSystemTime(new Date('2026-11-20T19:00:00-05:00'));
  localStorage.setItem(ADMIN_CLOCK_KEY, String(-10 * 60_000));
  const { server, answer } = await showSlowly();
  answer();
  await press('Close kitchen');
  await press('Now');
  await waitFor(() => expect(server.stored().kitchen_closes_at).toBe('2026-11-20T23:50:00.000Z'));
});

it('a second press on the hours before the answer keeps the first one’s change', async () => {
  const { server, answer } = await showSlowly();
  await press('Close early');
  await press('9:00 PM');
  await press('Open late');
  await press('6:00 PM');
  answer();
  const both = { date: '2026-11-20', spans: [{ opens: '18:00', closes: '21:00' }], note: '' };
  await waitFor(() => expect(server.stored().exceptions).toContainEqual(both));
});

it('and is not stored if the first failed, because it builds on it', async () => {
  const { server, answer } = await showSlowly();
  const { exceptions } = server.stored();
  server.faults.push(failure('server'));
  await press('Close early');
  await press('9:00 PM');
  await press('Open late');
  await press('6:00 PM');
  answer();
  expect(await screen.findByRole('alert')).toHaveTextContent('Today’s hours were not changed');
  expect(await screen.findByText('Today 5:00 PM – 10:30 PM')).toBeVisible();
  expect(server.stored().exceptions).toEqual(exceptions);
  await press('Try again');
  const early = { date: '2026-11-20', spans: [{ opens: '17:00', closes: '21:00' }], note: '' };
  await waitFor(() => expect(server.stored().exceptions).toContainEqual(early));
});

const EARLY_TODAY = { date: '2026-11-20', spans: [{ opens: '17:00', closes: '21:00' }], note: '' };
const UNSAVED = 'Waiting to save: no connection';
const keptTaps = () => localStorage.getItem('admin_taps:1:');

it('a press without a connection stays, says so, and is stored once there is one', async () => {
  const { server, answer } = await showSlowly();
  server.faults.push(failure('offline'));
  answer();
  await press('Close early');
  await press('9:00 PM');
  expect(await screen.findByText(UNSAVED)).toBeVisible();
  expect(screen.getByText('Today 5:00 PM – 9:00 PM')).toBeVisible();
  expect(keptTaps()).toContain('Closing at 9:00 PM today');
  expect(screen.queryByRole('alert')).toBeNull();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(server.stored().exceptions).toContainEqual(EARLY_TODAY));
  await waitFor(() => expect(keptTaps()).toBeNull());
  expect(screen.queryByText(UNSAVED)).toBeNull();
});

/** Stores what a reload would find: a press on an earlier page. */
function leaveBehind(etag: string, hours: object) {
  const tap = { key: 'k', at: Date.now(), list: 'hours', id: 'site', name: 'Closing at 9:00 PM today', etag };
  localStorage.setItem('admin_taps:1:', JSON.stringify([{ ...tap, does: { hours } }]));
}

it('a reload also stores it, or recognizes it as stored if only its answer was lost', async () => {
  const server = siteServer();
  vi.mocked(staffCall).mockImplementation(server.answer);
  const { etag, exceptions } = server.stored();
  const hours = { exceptions: [EARLY_TODAY, ...exceptions] };
  server.put(hours);
  leaveBehind(etag, hours);
  renderInAdmin(<Hours />, { path: '/admin/tonight' });
  expect(await screen.findByText('Closing at 9:00 PM today')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(keptTaps()).toBeNull();
});

it('does not overwrite what a colleague has changed since', async () => {
  const server = siteServer();
  vi.mocked(staffCall).mockImplementation(server.answer);
  const { etag } = server.stored();
  server.put({ phone: '(617) 555-0199' });
  leaveBehind(etag, { exceptions: [EARLY_TODAY] });
  renderInAdmin(<Hours />, { path: '/admin/tonight' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed it first');
  expect(server.stored().exceptions).not.toContainEqual(EARLY_TODAY);
  expect(keptTaps()).toBeNull();
});

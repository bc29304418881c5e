import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
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
afterEach(() => void vi.useRealTimers());

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

it('a second press before the answer is stored too, and the focus stays where it was pressed', async () => {
  const { server, answer } = await showSlowly();
  await press('Close early');
  await press('9:00 PM');
  await press('Kitchen closes');
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

it('a second press on the hours before the answer keeps what the first has changed', async () => {
  const { server, answer } = await showSlowly();
  await press('Close early');
  await press('9:00 PM');
  await press('Open late');
  await press('6:00 PM');
  answer();
  const both = { date: '2026-11-20', spans: [{ opens: '18:00', closes: '21:00' }], note: '' };
  await waitFor(() => expect(server.stored().exceptions).toContainEqual(both));
});

it('and is not stored if the first could not be, as it is based on it', async () => {
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

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { failure } from '../../testing/admin/failure';
import { ANA, LUIS, signInElsewhere, storeSession } from '../../testing/admin/session';
import { press, pulpoServer, showPulpo } from '../../testing/admin/tonight-rows';
import { endSession } from '../kit/session/session-store';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));

const TAPPED_AT = new Date('2026-11-21T23:00:00Z');
const LATER = '2999-01-01T00:00:00.000Z';
const SOLD_OUT = 'PATCH {"available":false,"sold_out":"until-opening"}';
const UNSAVED = /Waiting to save/;

beforeEach(() => {
  vi.mocked(staffCall).mockReset();
  vi.useFakeTimers({ toFake: ['Date'], now: TAPPED_AT });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const pass = (minutes: number) => vi.setSystemTime(TAPPED_AT.getTime() + minutes * 60_000);
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('admin_taps'));
const question = () => screen.findByRole('dialog', { name: /^Still save/ });

/** The Tonight screen after a tap without a connection. */
async function tapOffline(parts = {}) {
  const server = pulpoServer(parts);
  const shown = await showPulpo();
  server.goDown();
  return { server, ...shown };
}

function comeBack(server: ReturnType<typeof pulpoServer>) {
  server.comeBack();
  window.dispatchEvent(new Event('online'));
}

it('a tap without a connection stays, says so, and is saved automatically if it reconnects within five minutes', async () => {
  const { server, toggle, user } = await tapOffline();
  await user.click(toggle);
  expect(await screen.findByText(UNSAVED)).toBeVisible();
  expect(toggle).not.toBeChecked();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  pass(5);
  comeBack(server);
  await waitFor(() => expect(screen.queryByText(UNSAVED)).not.toBeInTheDocument());
  await waitFor(() => expect(server.stored().available).toBe(false));
  expect(server.sent).toEqual([SOLD_OUT]);
  await waitFor(() => expect(kept()).toEqual([]));
});

it('after that, it asks once about all taps before saving them', async () => {
  const { server } = await tapOffline({ left_tonight: 5, left_until: LATER });
  await press('One fewer Pulpo');
  await press('One fewer Pulpo');
  expect(await screen.findByText(UNSAVED)).toBeVisible();
  pass(6);
  comeBack(server);
  const dialog = await question();
  expect(dialog).toHaveTextContent(
    '6 minutes ago, while offline, you tapped: one fewer “Pulpo”, one fewer “Pulpo”. They may not have been saved.',
  );
  expect(server.sent).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save now' }));
  await waitFor(() => expect(server.stored().left_tonight).toBe(3));
  expect(await screen.findByRole('group', { name: 'Pulpo: only 3 left' })).toBeVisible();
});

it('after that, a tap that is no longer wanted is reverted', async () => {
  const { server, toggle, user } = await tapOffline();
  await user.click(toggle);
  await screen.findByText(UNSAVED);
  pass(6);
  comeBack(server);
  await userEvent.click(within(await question()).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(toggle).toBeChecked());
  expect(await screen.findByText('Discarded: “Pulpo” sold out')).toBeVisible();
  expect(server.sent).toEqual([]);
  expect(kept()).toEqual([]);
});

it('is not saved as somebody else who has signed in since, but waits for the person who tapped', async () => {
  storeSession(60, ANA);
  const { server, toggle, user } = await tapOffline();
  await user.click(toggle);
  await screen.findByText(UNSAVED);
  signInElsewhere(60, LUIS);
  comeBack(server);
  await waitFor(() => expect(toggle).toBeChecked());
  expect(await screen.findByText(/^Not saved yet: “Pulpo” sold out\. It will be saved/)).toBeVisible();
  expect(server.sent).toEqual([]);
  expect(kept()).toEqual(['admin_taps:1:u1']);
});

it('a tap whose sign-in has ended waits, and is counted once after the next sign-in', async () => {
  storeSession(60, ANA);
  const server = pulpoServer({ left_tonight: 5, left_until: LATER });
  await showPulpo();
  vi.mocked(staffCall).mockImplementationOnce(async () => {
    endSession('refused');
    throw failure('unauthorized');
  });
  await press('One fewer Pulpo');
  expect(await screen.findByText(/^Not saved yet: one fewer “Pulpo”\. It will be saved/)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  signInElsewhere(60, ANA);
  await waitFor(() => expect(server.stored().left_tonight).toBe(4));
  expect(await screen.findByRole('group', { name: 'Pulpo: only 4 left' })).toBeVisible();
  await waitFor(() => expect(kept()).toEqual([]));
});

/** Stores what a reload would find: the taps of an earlier page. */
function leaveBehind(tap: object) {
  const whole = {
    key: 'a-key-of-this-tap',
    at: TAPPED_AT.getTime(),
    list: 'menu',
    id: 'pulpo',
    name: 'Pulpo',
  };
  localStorage.setItem('admin_taps:1:', JSON.stringify([{ ...whole, etag: '"0"', ...tap }]));
}

it('a reload also saves it once, even if only its answer was lost', async () => {
  const server = pulpoServer({ left_tonight: 5, left_until: LATER });
  leaveBehind({ does: { by: -1 } });
  await showPulpo();
  await waitFor(() => expect(server.stored().left_tonight).toBe(4));
  await waitFor(() => expect(kept()).toEqual([]));
  const keys = vi.mocked(staffCall).mock.calls.flatMap(([{ headers }]) => headers?.['Idempotency-Key'] ?? []);
  expect(keys).toEqual(['a-key-of-this-tap']);
});

it('a reload reports a tap on something that has since been deleted', async () => {
  pulpoServer();
  leaveBehind({ id: 'gildas', name: 'Gildas', does: { available: false, until: 'until-opening' } });
  await showPulpo();
  expect(await screen.findByText('Not saved: “Gildas” sold out. It has been deleted.')).toBeVisible();
  expect(kept()).toEqual([]);
});

it('a reload after more than five minutes asks first', async () => {
  const server = pulpoServer();
  leaveBehind({ etag: server.stored().etag, does: { available: false, until: 'until-opening' } });
  pass(30);
  await showPulpo();
  await userEvent.click(within(await question()).getByRole('button', { name: 'Save now' }));
  await waitFor(() => expect(server.stored().available).toBe(false));
});

it('what others have changed in the meantime is reported, not overwritten', async () => {
  const { server, toggle, user } = await tapOffline();
  await user.click(toggle);
  await screen.findByText(UNSAVED);
  server.put({ price: 14 });
  comeBack(server);
  expect(await screen.findByText(/Someone just changed something else here/)).toBeVisible();
  expect(server.stored().available).toBe(true);
});

it('two taps on one row are saved in order', async () => {
  const { server, toggle, user } = await tapOffline();
  await user.click(toggle);
  await screen.findByText(UNSAVED);
  await user.click(toggle);
  expect(toggle).toBeChecked();
  expect(screen.getByText(UNSAVED)).toBeVisible();
  comeBack(server);
  await waitFor(() => expect(server.sent).toEqual([SOLD_OUT, 'PATCH {"available":true}']));
});

it('also asks if a colleague has set a different sold-out time in the meantime', async () => {
  const server = pulpoServer();
  const { etag } = server.stored();
  leaveBehind({ etag, does: { available: false, until: 'until-turned-on' } });
  server.put({ available: false, sold_out_until: LATER });
  await showPulpo();
  expect(await screen.findByText(/Someone just changed something else here/)).toBeVisible();
  await press('Use mine');
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent.at(-1)).toBe('PATCH {"available":false,"sold_out":"until-turned-on"}');
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { failure } from '../../testing/admin/failure';
import { press, pulpoServer, showPulpo } from '../../testing/admin/tonight-rows';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));
beforeEach(() => void vi.mocked(staffCall).mockReset());

const LATER = '2999-01-01T00:00:00.000Z';
const left = (number: number) => screen.findByRole('group', { name: `Pulpo: only ${number} left` });

it('is chosen with two presses, and ended with “Stop counting”', async () => {
  const server = pulpoServer();
  await showPulpo();
  await press('Count how many Pulpo are left');
  await press('5');
  expect(await left(5)).toBeVisible();
  await waitFor(() => expect(server.stored().left_tonight).toBe(5));
  expect(screen.getByRole('button', { name: /^Only 5 left/ })).toHaveFocus();
  await press('Only 5 left: change the count of Pulpo');
  await press('Stop counting');
  await waitFor(() => expect(server.stored().left_tonight).toBeNull());
  expect(server.sent).toEqual(['PATCH left {"left":5}', 'PATCH left {"left":null}']);
});

it('closes with Escape, which returns focus to its button', async () => {
  pulpoServer();
  await showPulpo();
  await press('Count how many Pulpo are left');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: '5' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: /^Count how many/ })).toHaveFocus());
});

it('shows quick taps at once, each counted once', async () => {
  const server = pulpoServer({ left_tonight: 5, left_until: LATER });
  await showPulpo();
  const open = server.hold();
  await press('One fewer Pulpo');
  await press('One fewer Pulpo');
  await press('One fewer Pulpo');
  await press('One Pulpo more');
  expect(await left(3)).toBeVisible();
  open();
  await waitFor(() => expect(server.sent).toHaveLength(4));
  await waitFor(() => expect(server.stored().left_tonight).toBe(3));
  expect(await left(3)).toBeVisible();
});

it('continues from another phone’s count', async () => {
  const server = pulpoServer({ left_tonight: 5, left_until: LATER });
  await showPulpo();
  server.put({ left_tonight: 4 });
  await press('One fewer Pulpo');
  expect(await left(3)).toBeVisible();
});

it('at zero it is sold out, and adding one brings it back', async () => {
  pulpoServer({ left_tonight: 1, left_until: LATER });
  const { toggle } = await showPulpo();
  await press('One fewer Pulpo');
  expect(await left(0)).toBeVisible();
  expect(toggle).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'One fewer Pulpo' })).toHaveAttribute('aria-disabled', 'true');
  await press('One Pulpo more');
  await waitFor(() => expect(toggle).toBeChecked());
});

it('counts once on retry if only the answer was lost, and says why if nobody is counting any more', async () => {
  const server = pulpoServer({ left_tonight: 5, left_until: LATER });
  await showPulpo();
  server.faults.push(failure('timed-out'));
  await press('One fewer Pulpo');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('“Pulpo” may not have been counted');
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await left(4)).toBeVisible();
  const keys = vi.mocked(staffCall).mock.calls.flatMap(([{ headers }]) => headers?.['Idempotency-Key'] ?? []);
  expect(new Set(keys).size).toBe(1);

  server.put({ left_tonight: null });
  await press('One fewer Pulpo');
  expect(await screen.findByText(/Nobody is counting it/)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Count how many Pulpo are left' })).toBeVisible();
});

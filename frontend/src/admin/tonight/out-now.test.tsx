import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { menuCollection } from '../../api/staff/staff-food';
import { pulpoServer, press } from '../../testing/admin/tonight-rows';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { useStaffList } from '../kit/lists/use-staff-list';
import { OutNow } from './out-now';
import { useTonightTaps } from './use-tonight-taps';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));

beforeEach(() => void vi.mocked(staffCall).mockReset());

/** One sold-out dish, and a copy of it under another name, which never comes back. */
function Out() {
  const { items = [] } = useStaffList(menuCollection);
  const taps = useTonightTaps(items);
  const out = items.filter(({ available }) => !available);
  const rest = items.map((food) => ({ ...food, id: 'tigres', name: 'Tigres' }));
  return <OutNow foods={[...out, ...rest]} taps={taps} />;
}

async function showOut() {
  pulpoServer({ available: false });
  renderInAdmin(<Out />, { path: '/admin/tonight' });
  await screen.findByRole('button', { name: 'Bring back Pulpo' });
}

it('moves focus to the next row once one is back', async () => {
  await showOut();
  await press('Bring back Pulpo');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bring back Tigres' })).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Bring back Pulpo' })).toBeNull();
});

it('moves focus to the heading once all are back', async () => {
  await showOut();
  await press('Bring all back');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Bring all back' })).toBeNull());
  expect(screen.getByRole('heading', { name: /sold out tonight/ })).toHaveFocus();
});

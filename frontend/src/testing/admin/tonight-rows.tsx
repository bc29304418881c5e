import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { FoodSwitch } from '../../admin/tonight/food-switch';
import { useTonightTaps } from '../../admin/tonight/use-tonight-taps';
import { useStaffList } from '../../admin/kit/lists/use-staff-list';
import type { ApiCall } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { staffCall } from '../../api/staff/staff-call';
import { menuCollection, type StaffFood } from '../../api/staff/staff-food';
import { claim, fakeApi, newEtag } from './fake-api';
import { failure } from './failure';
import { someStaffDish } from './food';
import { renderInAdmin } from './render-in-admin';

/** An API with one dish. The test must mock `staffCall`. */
export function pulpoServer(parts: Partial<StaffFood> = {}) {
  let stored = someStaffDish({ id: 'pulpo', name: 'Pulpo', etag: newEtag(), ...parts });
  const counted = new Set<string>();
  /** While set, nothing is answered. */
  let down: ApiError | null = null;
  let held: Promise<void> | null = null;

  const put = (fields: Partial<StaffFood>) => {
    stored = { ...stored, ...fields, etag: newEtag() };
  };

  const write = (call: ApiCall) => {
    const { by, left, available } = call.body as { by?: number; left?: number | null; available?: boolean };
    if (by === undefined) claim(call, stored);
    if (left !== undefined) put({ left_tonight: left });
    if (available !== undefined) put({ available, left_tonight: null });
    if (by === undefined) return;
    const key = call.headers?.['Idempotency-Key'] ?? '';
    if (counted.has(key)) return;
    if (stored.left_tonight === null) throw failure('conflict', { message: 'Nobody is counting it.' });
    counted.add(key);
    const left_tonight = stored.left_tonight + by;
    put({ left_tonight, available: left_tonight > 0 });
  };

  const { answer, faults, sent } = fakeApi('/api/admin/menu/pulpo', (call) => {
    if (call.method !== 'GET') write(call);
    if (call.path === '/api/admin/version') return { version: stored.etag };
    const isList = call.path.includes('?');
    return isList ? { items: call.path.startsWith('/api/admin/menu?') ? [stored] : [], total: 1 } : stored;
  });
  vi.mocked(staffCall).mockImplementation(async (call) => {
    await held;
    if (down) throw down;
    return answer(call);
  });

  return {
    sent,
    faults,
    put,
    stored: () => stored,
    /** Holds every answer until the returned function is called. */
    hold() {
      let open = () => {};
      held = new Promise((resolve) => (open = resolve));
      return () => {
        held = null;
        open();
      };
    },
    goDown: () => void (down = failure('offline')),
    comeBack: () => void (down = null),
  };
}

/** Only the rows of Tonight. */
function Rows() {
  const { items } = useStaffList(menuCollection);
  const { sellOut, bringBack, setLeft, count } = useTonightTaps(items);
  return items?.map((food) => (
    <FoodSwitch
      key={food.id}
      food={food}
      onToggle={(_food, isOn) => (isOn ? bringBack(food) : sellOut(food))}
      onLeft={setLeft}
      onCount={count}
    />
  ));
}

export async function showPulpo() {
  const rendered = renderInAdmin(<Rows />, { path: '/admin/tonight' });
  const toggle = await screen.findByRole('switch', { name: /Pulpo/ });
  return { ...rendered, toggle, user: userEvent.setup() };
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { vi } from 'vitest';
import { FoodSwitch } from '../../admin/tonight/food-switch';
import { useResend } from '../../admin/tonight/use-resend';
import { useLeft } from '../../admin/tonight/use-left';
import { useSoldOut } from '../../admin/tonight/use-sold-out';
import { useStaffList } from '../../admin/kit/lists/use-staff-list';
import type { ApiAnswer, ApiCall } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { staffCall } from '../../api/staff/staff-call';
import { menuCollection, type StaffFood } from '../../api/staff/staff-food';
import { changedTo, failure } from './failure';
import { someStaffDish } from './food';
import { renderInAdmin } from './render-in-admin';

/** A list stays cached after its screen unmounts, so two fake servers must not give the same version. */
let version = 0;

/** An API with one dish. The test must mock `staffCall`. */
export function pulpoServer(parts: Partial<StaffFood> = {}) {
  version += 1;
  let stored = someStaffDish({ id: 'pulpo', name: 'Pulpo', etag: `"${version}"`, ...parts });
  const writes: string[] = [];
  const counted = new Set<string>();
  /** Failures of the next writes, one each. */
  const faults: ApiError[] = [];
  /** While set, nothing is answered. */
  let down: ApiError | null = null;
  let held: Promise<void> | null = null;

  const put = (fields: Partial<StaffFood>) => {
    version += 1;
    stored = { ...stored, ...fields, etag: `"${version}"` };
  };

  const write = ({ path, method, headers, body }: ApiCall) => {
    const { by, left, available } = body as { by?: number; left?: number | null; available?: boolean };
    const ifMatch = headers?.['If-Match'];
    writes.push(`${method} ${path.split('/pulpo')[1] ?? ''} ${JSON.stringify(body)}`.replace('  ', ' '));
    const fault = faults.shift();
    if (fault) throw fault;
    if (ifMatch !== undefined && ifMatch !== stored.etag) throw changedTo(stored);
    if (left !== undefined) put({ left_tonight: left });
    if (available !== undefined) put({ available, left_tonight: null });
    if (by === undefined) return;
    const key = headers?.['Idempotency-Key'] ?? '';
    if (counted.has(key)) return;
    if (stored.left_tonight === null) throw failure('conflict', { message: 'Nobody is counting it.' });
    counted.add(key);
    const left_tonight = stored.left_tonight + by;
    put({ left_tonight, available: left_tonight > 0 });
  };

  vi.mocked(staffCall).mockImplementation(async (call): Promise<ApiAnswer> => {
    await held;
    if (down) throw down;
    const isRead = (call.method ?? 'GET') === 'GET';
    if (!isRead) write(call);
    const isList = call.path.includes('?');
    const list = { items: call.path.startsWith('/api/admin/menu?') ? [stored] : [], total: 1 };
    const body = call.path === '/api/admin/version' ? { version: `${version}` } : isList ? list : stored;
    return { status: 200, body, etag: stored.etag };
  });

  return {
    writes,
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
  const foods = useMemo(() => items?.map((item) => ({ ...item, list: 'menu' as const })), [items]);
  const { sellOut, bringBack, switchAgain } = useSoldOut();
  const { setLeft, count } = useLeft();
  useResend(foods, { switchAgain, setLeft, count });
  return foods?.map((food) => {
    return (
      <FoodSwitch
        key={food.id}
        food={food}
        onToggle={(_food, isOn) => (isOn ? bringBack(food) : sellOut(food))}
        onLeft={setLeft}
        onCount={count}
      />
    );
  });
}

export async function showPulpo() {
  const rendered = renderInAdmin(<Rows />, { path: '/admin/tonight' });
  const toggle = await screen.findByRole('switch', { name: /Pulpo/ });
  return { ...rendered, toggle, user: userEvent.setup() };
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { renderInAdmin } from './render-in-admin';
import { Tapas5Screen } from '../../admin/tapas5/tapas5-screen';
import { claim, fakeApi, newEtag } from './fake-api';
import { someStaffDish } from './food';

/*
 * The screen over a fake API of the special, with versions. Tests that use it must mock
 * `staff-call` and `use-restaurant`.
 */

const MENU = ['Bravas', 'Gildas', 'Tigres', 'Flan'];
const SOLD_OUT = 'Tigres';

export function someSpecial(parts: Record<string, unknown> = {}) {
  let special = {
    active: true,
    title: 'Tapas $5',
    price: 5,
    currency: 'USD',
    windowText: 'Early week',
    daysCsv: 'MON,TUE,WED',
    startTime: '16:00',
    endTime: '18:00',
    timezone: 'America/New_York',
    itemIds: ['d-Bravas', 'd-Gildas', 'd-Tigres'],
    ...parts,
    etag: newEtag(),
  };
  const wire = () => ({ ...special, items: special.itemIds.map((id) => itemOf(id.slice(2))) });
  const put = (body: object) => {
    special = { ...special, ...body, etag: newEtag() };
    return wire();
  };

  const { answer, faults, sent } = fakeApi('/api/admin/tapas5', (call) => {
    const { path, method, body } = call;
    if (path.startsWith('/api/admin/menu/categories')) return listOf([]);
    if (path.startsWith('/api/admin/menu')) return listOf(MENU.map(dishOf));
    if (method === 'GET') return wire();
    claim(call, special, wire);
    return put(body as object);
  });
  vi.mocked(staffCall).mockImplementation(answer);
  /** `put` changes the special as another user would. */
  return { stored: () => special, put, faults, sent };
}

const listOf = (items: readonly unknown[]) => ({ items, page: 1, pageSize: 1_000, total: items.length });

const dishOf = (name: string) =>
  someStaffDish({ id: `d-${name}`, name, available: name !== SOLD_OUT, image: null, category: 'tapas' });

const itemOf = (name: string) => ({ ...dishOf(name), tags: '' });

export async function showSpecial() {
  const shown = { ...renderInAdmin(<Tapas5Screen />, { path: '/admin/tapas5' }), user: userEvent.setup() };
  await screen.findByRole('switch');
  return shown;
}

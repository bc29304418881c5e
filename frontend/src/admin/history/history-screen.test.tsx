import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ApiCall } from '../../api/client';
import { staffCall } from '../../api/staff/staff-call';
import type { Change } from '../../api/staff/staff-history';
import { changeWire } from '../../testing/admin/change-wire';
import { failure } from '../../testing/admin/failure';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { LUIS, storeSession } from '../../testing/admin/session';
import { HistoryScreen } from './history-screen';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
const DELETED = changeWire({
  id: 'c2',
  at: '2026-11-20T18:00:00.000Z',
  title: 'Pulpo',
  entry: 'd2',
  action: 'deleted',
  fields: [{ name: 'name', label: 'Name', from: 'Pulpo', to: null }],
});

function show(path = '/admin/history', changes: readonly Change[] = [changeWire(), DELETED]) {
  const calls: string[] = [];
  const answers: (object | Error)[] = [];
  vi.mocked(staffCall).mockImplementation(async ({ path: asked, method = 'GET', body }: ApiCall) => {
    if (!asked.startsWith('/api/admin/history')) return { status: 200, body: {}, etag: null };
    const { pathname, searchParams } = new URL(asked, 'https://casabodegon.example');
    for (const name of ['page', 'pageSize']) searchParams.delete(name);
    calls.push([method, pathname.slice(19), searchParams.toString(), JSON.stringify(body)].join(' ').trim());
    const answer = method === 'POST' ? (answers.shift() ?? {}) : { items: changes, total: changes.length };
    if (answer instanceof Error) throw answer;
    return { status: 200, body: answer, etag: null };
  });
  const posts = () => calls.filter((call) => call.startsWith('POST'));
  return {
    calls,
    posts,
    answers,
    user: userEvent.setup({ delay: null }),
    ...renderInAdmin(<HistoryScreen />, { path }),
  };
}

const restoreButton = (name: RegExp) => screen.findByRole('button', { name });

it('lists by day who changed what, with the old and new values', async () => {
  show();
  const first = await screen.findByRole('region', { name: /November 21/ });
  const second = screen.getByRole('region', { name: /November 20/ });
  expect(first).toHaveTextContent(/Saturday, November 21.*Gambas ?Dish, changed 3:10 PM Ana/);
  expect(first).toHaveTextContent(/Price\$12 →became \$14/);
  expect(within(first).getByRole('link', { name: 'Gambas' })).toHaveAttribute('href', '/admin/menu/d1');
  expect(second).toHaveTextContent(/Friday, November 20.*Pulpo ?Dish, deleted/);
  expect(within(second).queryByRole('link', { name: 'Pulpo' })).toBeNull();
});

it('restores after a confirmation, with an undo', async () => {
  const { user, posts, answers } = show();
  answers.push({
    change: changeWire({ id: 'c3', title: 'Pulpo' }),
    notLinked: [{ label: 'Drinks', title: 'Rioja' }],
  });
  await user.click(await restoreButton(/^Restore “Pulpo”/));
  const question = await screen.findByRole('dialog', { name: 'Restore “Pulpo”?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(posts()).toEqual([]);
  await user.click(await restoreButton(/^Restore “Pulpo”/));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(await screen.findByText(/“Pulpo” is restored, except .*: Rioja/)).toBeVisible();
  answers.push(failure('timed-out'), { change: changeWire({ id: 'c4', title: 'Pulpo' }), notLinked: [] });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('“Pulpo” may not have been changed back');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('“Pulpo” is back to how it was')).toBeVisible();
  expect(posts()).toEqual([
    'POST c2/restore  {"version":"before"}',
    'POST c3/restore  {"version":"before","ifLatest":true}',
    'POST c3/restore  {"version":"before","ifLatest":true}',
  ]);
});

it('says why something can’t be restored', async () => {
  const { user, answers } = show();
  const refused = failure('conflict');
  Object.assign(refused.answer?.complaint ?? {}, {
    message: '“Mariscos” has been deleted: restore it first.',
  });
  answers.push(refused);
  await user.click(await restoreButton(/^Restore “Pulpo”/));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('“Pulpo” was not restored');
  expect(alert).toHaveTextContent('“Mariscos” has been deleted: restore it first.');
});

it('has its filters in the address', async () => {
  const { user, calls, router } = show('/admin/history?entry=d1&kind=nonsense');
  await user.click(await screen.findByRole('button', { name: 'Only Gambas: show all again' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What was changed' }), 'Offer');
  await user.type(screen.getByRole('searchbox'), 'ana{Enter}');
  await waitFor(() => expect(router.state.location.search).toBe('?search=ana&kind=offer'));
  await waitFor(() => expect(calls).toContain('GET  search=ana&kind=offer'));
  expect(calls[0]).toBe('GET  entry=d1');
  const [gambas] = await screen.findAllByRole('listitem');
  await user.click(within(gambas as HTMLElement).getByRole('link', { name: 'Ana' }));
  await waitFor(() => expect(router.state.location.search).toContain('person=p1'));
});

it('filters by a day once it is typed in full, which adds no steps to Back', async () => {
  const { router } = show();
  const day = await screen.findByLabelText('Day');
  const type = (value: string) => fireEvent.change(day, { target: { value } });
  for (const year of ['0002', '0020', '0202']) {
    type(`${year}-11-20`);
    expect(day).toHaveValue(`${year}-11-20`);
    expect(router.state.location.search).toBe('');
  }
  type('2026-11-20');
  await waitFor(() => expect(router.state.location.search).toBe('?day=2026-11-20'));
  type('2999-11-20');
  expect(day).toHaveAccessibleDescription('Choose a day up to today.');
  type('');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(router.state.historyAction).toBe('REPLACE');
});

it('says so if no change matches', async () => {
  show('/admin/history?day=2026-11-01', []);
  expect(await screen.findByText('No changes match')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all changes' })).toHaveAttribute('href', '/admin/history');
});

it('lets a manager restore the hours, but no other settings', async () => {
  storeSession(60, LUIS);
  const field = { label: '', from: '', to: 'new' };
  show(
    '/admin/history',
    ['exceptions', 'phone'].map((name) =>
      changeWire({ id: name, kind: 'site', title: name, fields: [{ ...field, name }] }),
    ),
  );
  await restoreButton(/^Restore “exceptions”/);
  expect(screen.queryByRole('button', { name: /^Restore “phone”/ })).toBeNull();
});

it('lists sign-ins without offering to restore them', async () => {
  const account = { kind: 'account', entry: 'p2', title: 'Eva' } as const;
  const field = { name: 'why', label: 'Reason', from: null, to: 'Wrong password' };
  show('/admin/history', [
    changeWire({
      ...account,
      id: 'c1',
      action: 'refused',
      by: { kind: 'system', id: '', name: '' },
      fields: [field],
    }),
    changeWire({ ...account, id: 'c2', action: 'created', fields: [] }),
  ]);
  const [refused, invited] = await screen.findAllByRole('listitem');
  expect(refused).toHaveTextContent(/Eva ?Account, sign-in refused.*Someone.*ReasonWrong password/);
  expect(invited).toHaveTextContent(/Eva ?Account, invited.*Ana/);
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

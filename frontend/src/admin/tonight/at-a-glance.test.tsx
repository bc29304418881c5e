import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { forgetSession } from '../../api/session-token';
import { anAttention } from '../../testing/admin/attention';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { LUIS, storeSession } from '../../testing/admin/session';
import { AtAGlance } from './at-a-glance';

vi.mock('../../api/staff/staff-attention', async (original) => ({
  ...(await original<object>()),
  fetchAttention: () => Promise.resolve(anAttention()),
}));
let highlights = ['Gildas', 'Bravas', 'Tigres', 'Flan'];
let events: readonly object[] = [];
vi.mock('../../api/resource', async (original) => ({
  ...(await original<object>()),
  fetchOnDemand: ({ key }: { key: string }) =>
    Promise.resolve(key.startsWith('/api/highlights') ? highlights.map((name) => ({ name })) : events),
}));

afterEach(() => forgetSession());

it('names today’s highlights, with links for managers', async () => {
  storeSession(60, LUIS);
  renderInAdmin(<AtAGlance />, { path: '/admin/tonight' });
  const link = await screen.findByRole('link', { name: 'Highlights: Gildas, Bravas, Tigres and 1 more' });
  expect(link).toHaveAttribute('href', '/admin/highlights');
});

it('only names them for hosts, who can’t change them', async () => {
  storeSession(60, { ...LUIS, role: 'host' });
  renderInAdmin(<AtAGlance />, { path: '/admin/tonight' });
  expect(await screen.findByText('Gildas, Bravas, Tigres')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Highlights/ })).not.toBeInTheDocument();
});

it('updates them for the next day on a screen that stays open', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  renderInAdmin(<AtAGlance />, { path: '/admin/tonight' });
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByText('Gildas, Bravas, Tigres')).toBeVisible();
  highlights = ['Pulpo'];
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  expect(screen.getByText('Pulpo')).toBeVisible();
});

it('names the evening’s event until it ends, even after midnight', async () => {
  const evening = { date: '2026-12-31', endDate: null, startTime: '21:00', endTime: '00:30', weekdays: [] };
  events = [
    { id: 'party', title: 'Party', ...evening },
    { id: 'ball', title: 'Ball', ...evening, endTime: '23:00' },
  ];
  vi.useFakeTimers({ now: new Date('2027-01-01T05:10:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  renderInAdmin(<AtAGlance />, { path: '/admin/tonight' });
  expect(await screen.findByText(/Party/)).toBeVisible();
  expect(screen.queryByText(/Ball/)).toBeNull();
});

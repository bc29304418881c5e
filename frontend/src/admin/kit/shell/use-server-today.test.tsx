import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { siteOnDemand } from '../../../api/on-demand';
import type * as Resource from '../../../api/resource';
import { DEFAULT_SITE } from '../../../domain/site-defaults';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { useServerToday } from './use-server-today';

const answer = vi.fn();
vi.mock('../../../api/resource', async (original) => ({
  ...(await original<typeof Resource>()),
  fetchOnDemand: ({ key }: { key: string }) => answer(key) as unknown,
}));

function Today() {
  return <p>{useServerToday()}</p>;
}

async function showAt(now: string, timezone = DEFAULT_SITE.timezone) {
  vi.useFakeTimers({ now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
  answer.mockImplementation((key) =>
    key === siteOnDemand.key
      ? Promise.resolve({ ...DEFAULT_SITE, timezone })
      : Promise.reject(new Error(String(key))),
  );
  renderInAdmin(<Today />);
  await act(() => vi.advanceTimersByTimeAsync(100));
}

it('is the restaurant’s date, wherever the device is', async () => {
  // Already the 22nd in Europe, and still the 21st in Boston.
  await showAt('2026-11-22T03:00:00Z');
  expect(screen.getByText('2026-11-21')).toBeInTheDocument();
});

it('follows the time zone of the settings', async () => {
  await showAt('2026-11-22T03:00:00Z', 'Europe/Madrid');
  expect(screen.getByText('2026-11-22')).toBeInTheDocument();
});

it('changes at the restaurant’s midnight', async () => {
  await showAt('2026-11-22T04:59:30Z');
  expect(screen.getByText('2026-11-21')).toBeInTheDocument();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('2026-11-22')).toBeInTheDocument();
});

it('has the right date as soon as the device wakes up', async () => {
  await showAt('2026-11-21T20:00:00Z');
  vi.setSystemTime(new Date('2026-11-23T20:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-11-23')).toBeInTheDocument();
});

import { renderWithSite } from '../../testing/render-with-site';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventsOnDemand } from '../../api/on-demand';
import { servePage } from '../../testing/page-server';
import { useAnswer } from '../boot/answer-store';
import { someEvent } from '../../testing/event';
import { useEvents } from './use-events';

// The first call loads the client’s code.
const PATIENCE = { timeout: 20_000 };
let answer: { status: number; body: unknown };

const server = servePage((_, outgoing) => {
  outgoing.statusCode = answer.status;
  outgoing.end(JSON.stringify(answer.body));
});
beforeEach(() => {
  answer = { status: 200, body: [{ id: 1, title: 'Flamenco' }] };
});
afterEach(() => {
  vi.useRealTimers();
});

function Probe() {
  const { isLoading, events } = useEvents();
  return <output>{isLoading ? 'loading' : `shown: ${events.map(({ title }) => title).join()}`}</output>;
}
const Failure = () => useAnswer(eventsOnDemand).error !== undefined && <p role="alert" />;
const shown = () => screen.getAllByRole('status').map((probe) => probe.textContent);
const CACHED = [someEvent({ id: '1', title: 'From the server' })];

it('fetches at most twelve, once for all components that show them', async () => {
  renderWithSite([<Probe key="1" />, <Probe key="2" />], { isFirstPage: false });
  expect(shown()).toEqual(['loading', 'loading']);
  await waitFor(() => expect(shown()).toEqual(['shown: Flamenco', 'shown: Flamenco']), PATIENCE);
  // Test files share a process, so a late call from another file may arrive here.
  const calls = server.seen.filter(({ url }) => url.startsWith('/api/events-specials'));
  expect(calls.map(({ url }) => url)).toEqual(['/api/events-specials?limit=12']);
});

it('shows the first twelve if the backend returns more', async () => {
  const titles = Array.from({ length: 13 }, (_, index) => `E${index}`);
  answer.body = titles.map((title) => ({ title }));
  renderWithSite(<Probe />, { isFirstPage: false });
  await waitFor(() => expect(shown()).toEqual([`shown: ${titles.slice(0, 12).join()}`]), PATIENCE);
});

it('leaves out what is over, which a copy from before the CMS failed still has', async () => {
  answer.body = [{ title: 'Last year', date: '2020-12-03' }, { title: 'Flamenco' }];
  renderWithSite(<Probe />, { isFirstPage: false });
  await waitFor(() => expect(shown()).toEqual(['shown: Flamenco']), PATIENCE);
});

it.each([
  ['fails', { status: 500, body: {} }],
  ['answers something else', { status: 200, body: { message: 'Welcome!' } }],
])('is an empty list after a call that %s', async (_, failure) => {
  answer = failure;
  renderWithSite(<Probe />, { isFirstPage: false });
  expect(shown()).toEqual(['loading']);
  await waitFor(() => expect(shown()).toEqual(['shown: ']), PATIENCE);
});

it('keeps the list that is shown if a later call fails', async () => {
  answer = { status: 503, body: {} };
  renderWithSite([<Probe key="1" />, <Failure key="2" />], {
    isFirstPage: false,
    answers: { [eventsOnDemand.key]: CACHED },
  });
  expect(await screen.findByRole('alert', {}, PATIENCE)).toBeInTheDocument();
  expect(shown()).toEqual(['shown: From the server']);
});

it('never shows a skeleton on the server-rendered page', async () => {
  renderWithSite(<Probe />);
  expect(shown()).toEqual(['shown: ']);
  await waitFor(() => expect(shown()).toEqual(['shown: Flamenco']), PATIENCE);
});

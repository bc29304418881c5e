import { act, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { AnswersContext, AnswerStore } from '../boot/answer-store';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { menuOnDemand } from '../../api/on-demand';
import { readMenu } from '../../api/menu';
import { useHighlights, useMenu } from './menu-store';
import { servePage } from '../../testing/page-server';
import { FirstPageContext } from '../boot/boot-context';

let answer: { status: number; body: unknown };

function menuOf(name: string) {
  return { currency: 'USD', categories: [{ name: 'Tapas', slug: 'tapas', items: [{ name }] }] };
}

const server = servePage((_, outgoing) => {
  outgoing.statusCode = answer.status;
  outgoing.end(JSON.stringify(answer.body));
});
beforeEach(() => {
  answer = { status: 200, body: menuOf('Croquetas') };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function MenuProbe() {
  const { status, data, error, isRefreshing } = useMenu();
  const dish = data?.categories[0]?.items[0]?.name ?? 'nothing';
  return (
    <output aria-busy={isRefreshing}>
      {`${status}: ${dish}`}
      {error && ` (${error})`}
    </output>
  );
}

/** A browser tab: one cache, and pages that mount and unmount in it. */
function openTab(fallback: Record<string, unknown> = {}) {
  const answers = new AnswerStore(fallback);
  const inTab = (children: ReactNode) => (
    <AnswersContext value={answers}>
      <FirstPageContext value={false}>{children}</FirstPageContext>
    </AnswersContext>
  );
  const view = render(inTab(null));
  return { show: (children: ReactNode) => view.rerender(inTab(children)) };
}

const shown = () => screen.getByRole('status').textContent;
// The first call loads the client’s code.
const PATIENCE = { timeout: 20_000 };
const settled = (text: string) =>
  waitFor(() => {
    expect(shown()).toBe(text);
    expect(screen.getByRole('status').getAttribute('aria-busy')).toBe('false');
  }, PATIENCE);
const calls = () => server.seen.map(({ url }) => url);

it('loads on the first entry by navigation', async () => {
  openTab().show(<MenuProbe />);
  expect(shown()).toBe('loading: nothing');
  await settled('loaded: Croquetas');
  expect(calls()).toEqual(['/api/menu/full']);
});

it('fetches again on every entry, however soon, and shows the cached menu in the meantime', async () => {
  const tab = openTab();
  tab.show(<MenuProbe />);
  await settled('loaded: Croquetas');
  tab.show(null);
  answer.body = menuOf('Gambas');
  tab.show(<MenuProbe />);
  expect(shown()).toBe('loaded: Croquetas');
  await settled('loaded: Gambas');
  expect(calls()).toHaveLength(2);
});

it('counts the page that the server rendered as fetched for a minute, and fetches on the next entry', async () => {
  arrive(50_000);
  const tab = openTab({ [menuOnDemand.key]: readMenu(menuOf('From the server')) });
  tab.show(
    <FirstPageContext value>
      <MenuProbe />
    </FirstPageContext>,
  );
  await settled('loaded: From the server');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls()).toEqual([]);
  tab.show(null);
  tab.show(<MenuProbe />);
  expect(shown()).toBe('loaded: From the server');
  await settled('loaded: Croquetas');
  expect(calls()).toHaveLength(1);
});

it('keeps the cached menu when a refetch fails, and says so', async () => {
  const tab = openTab();
  tab.show(<MenuProbe />);
  await settled('loaded: Croquetas');
  tab.show(null);
  answer = { status: 500, body: {} };
  tab.show(<MenuProbe />);
  await settled('loaded: Croquetas (Error cargando menú)');
  tab.show(null);
  answer = { status: 200, body: menuOf('Gambas') };
  tab.show(<MenuProbe />);
  await settled('loaded: Gambas');
});

it.each([
  ['a failed call', { status: 503, body: { message: 'Down.' } }],
  ['an answer that is no menu', { status: 200, body: { message: 'Welcome!' } }],
])('shows an error after %s, and tries again on the next entry', async (_, failure) => {
  const tab = openTab();
  answer = failure;
  tab.show(<MenuProbe />);
  expect(shown()).toBe('loading: nothing');
  await settled('error: nothing (Error cargando menú)');
  tab.show(null);
  answer = { status: 200, body: menuOf('Gambas') };
  tab.show(<MenuProbe />);
  expect(shown()).toBe('loading: nothing');
  await settled('loaded: Gambas');
});

it('does not retry by itself, or when the tab gets focus', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'], shouldAdvanceTime: true });
  answer = { status: 500, body: {} };
  openTab().show(<MenuProbe />);
  await settled('error: nothing (Error cargando menú)');
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(calls()).toHaveLength(1);
});

it('tries once more when the connection returns', async () => {
  answer = { status: 500, body: {} };
  openTab().show(<MenuProbe />);
  await settled('error: nothing (Error cargando menú)');
  answer = { status: 200, body: menuOf('Gambas') };
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await settled('loaded: Gambas');
  expect(calls()).toHaveLength(2);
});

it('fetches again when a visitor returns after a minute, but not sooner', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const look = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    look.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  openTab().show(<MenuProbe />);
  await settled('loaded: Croquetas');
  answer.body = menuOf('Gambas');
  turn('hidden');
  vi.setSystemTime(Date.now() + 59_000);
  turn('visible');
  expect(calls()).toHaveLength(1);
  turn('hidden');
  vi.setSystemTime(Date.now() + 60_000);
  turn('visible');
  await settled('loaded: Gambas');
  expect(calls()).toHaveLength(2);
});

it('fetches again when a page opened in a background tab is first looked at after a minute', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  openTab().show(<MenuProbe />);
  await settled('loaded: Croquetas');
  answer.body = menuOf('Gambas');
  vi.setSystemTime(Date.now() + 60_000);
  look.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await settled('loaded: Gambas');
});

it('fetches again every five minutes on a page that stays in view, but not in a background tab', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  const look = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  const tab = openTab();
  tab.show(<MenuProbe />);
  await act(() => vi.waitFor(() => expect(shown()).toBe('loaded: Croquetas'), PATIENCE));
  answer.body = menuOf('Gambas');
  await act(() => vi.advanceTimersByTimeAsync(299_000));
  expect(calls()).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  await act(() => vi.waitFor(() => expect(shown()).toBe('loaded: Gambas'), PATIENCE));
  look.mockReturnValue('hidden');
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  look.mockReturnValue('visible');
  answer.status = 503;
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  await act(() => vi.waitFor(() => expect(shown()).toBe('loaded: Gambas (Error cargando menú)'), PATIENCE));
  answer = { status: 200, body: menuOf('Gildas') };
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  await act(() => vi.waitFor(() => expect(shown()).toBe('loaded: Gildas'), PATIENCE));
  tab.show(null);
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  expect(calls()).toHaveLength(4);
});

const CONFIRMED = {
  name: 'Croquetas',
  dietary_tags: ['vegan', 'gluten-free'],
  allergens: [],
  may_contain: [],
  allergens_confirmed: true,
};
const CONFIRMED_MENU = { categories: [{ name: 'Tapas', slug: 'tapas', items: [CONFIRMED] }] };

function Allergens() {
  const { dietary_tags, allergens_confirmed } = useMenu().data?.categories[0]?.items[0] ?? {};
  return <output>{`${allergens_confirmed}: ${dietary_tags?.join(' ')}`}</output>;
}

it('counts no allergens as confirmed half an hour after the last answer, until there is a new one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  answer.body = CONFIRMED_MENU;
  const shows = (text: string) => act(() => vi.waitFor(() => expect(shown()).toBe(text), PATIENCE));
  const tab = openTab();
  tab.show(<Allergens />);
  await shows('true: vegan gluten-free');
  answer.status = 503;
  await act(() => vi.advanceTimersByTimeAsync(1_790_000));
  expect(shown()).toBe('true: vegan gluten-free');
  // Without a connection it is not even asked for.
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  await shows('false: vegan');
  answer.status = 200;
  line.mockReturnValue(true);
  await act(() => vi.advanceTimersByTimeAsync(300_000));
  await shows('true: vegan gluten-free');
  tab.show(null);
  vi.setSystemTime(Date.now() + 1_800_000);
  answer.status = 503;
  tab.show(<Allergens />);
  expect(shown()).toBe('false: vegan');
});

const OLD_PAGES: [string, () => void][] = [
  [
    'restored from the back/forward cache',
    () => {
      const visit = { type: 'back_forward' } as PerformanceNavigationTiming;
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit]);
    },
  ],
  ['that hydrates hours after it arrived', () => arrive(3 * 3_600_000)],
];

/** As `app/entry-start.ts` notes it. */
function arrive(agoMs: number): void {
  document.documentElement.dataset['arrived'] = String(Date.now() - agoMs);
  onTestFinished(() => void delete document.documentElement.dataset['arrived']);
}

it.each(OLD_PAGES)('fetches again on a page %s', async (_, prepare) => {
  prepare();
  answer.body = menuOf('Gambas');
  render(
    <AnswersContext value={new AnswerStore({ [menuOnDemand.key]: readMenu(menuOf('Croquetas')) })}>
      <MenuProbe />
    </AnswersContext>,
  );
  expect(shown()).toBe('loaded: Croquetas');
  await settled('loaded: Gambas');
});

it.each(OLD_PAGES)('confirms no allergens on a page %s if fetching again fails', async (_, prepare) => {
  prepare();
  answer.status = 503;
  render(
    <AnswersContext value={new AnswerStore({ [menuOnDemand.key]: readMenu(CONFIRMED_MENU) })}>
      <Allergens />
    </AnswersContext>,
  );
  expect(shown()).toBe('true: vegan gluten-free');
  await waitFor(() => expect(shown()).toBe('false: vegan'), PATIENCE);
});

it('is an error on the server without data, hydrates as an error, and fetches once', async () => {
  const app = (
    <AnswersContext value={new AnswerStore({})}>
      <MenuProbe />
    </AnswersContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(app);
  expect(shown()).toBe('error: nothing (Error cargando menú)');
  const mismatches: unknown[] = [];
  render(app, {
    container,
    hydrate: true,
    onRecoverableError: (error) => mismatches.push(error),
  });
  await settled('loaded: Croquetas');
  expect(mismatches).toEqual([]);
  expect(calls()).toEqual(['/api/menu/full']);
});

function HighlightsProbe() {
  const { status, data = [], error } = useHighlights();
  return <output aria-busy="false">{`${status}: ${data.length}${error ? ` (${error})` : ''}`}</output>;
}

it('treats highlights by the same rules', async () => {
  const tab = openTab();
  answer.body = [{ name: 'Gambas' }, { name: 'Pulpo' }];
  tab.show(<HighlightsProbe />);
  await settled('loaded: 2');
  tab.show(null);
  answer = { status: 500, body: {} };
  tab.show(<HighlightsProbe />);
  await settled('loaded: 2 (Error loading highlights)');
  expect(calls()).toEqual(['/api/highlights?limit=10', '/api/highlights?limit=10']);
});

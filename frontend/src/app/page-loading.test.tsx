import { expect, it, onTestFinished, vi } from 'vitest';
import { forgetMissingPages, isPageMissing, loadPage } from './page-loading';
import type { PublicPage } from './pages';

function pageThat(load: PublicPage['load']): PublicPage {
  return { path: '/x', title: 'X', description: 'x', picture: 'home', data: [], load };
}

it('loads the code of a page once', async () => {
  const Page = () => null;
  const load = vi.fn(async () => Page);
  const page = pageThat(load);
  await Promise.all([loadPage(page), loadPage(page)]);
  expect(loadPage(page)).toMatchObject({ status: 'fulfilled', value: Page });
  expect(load).toHaveBeenCalledTimes(1);
});

it('keeps a failure until it is forgotten, then tries again', async () => {
  const load = vi
    .fn<PublicPage['load']>()
    .mockRejectedValueOnce(new Error('gone'))
    .mockResolvedValue(() => null);
  const page = pageThat(load);
  for (const promise of [loadPage(page), loadPage(page)]) {
    await expect(promise).rejects.toSatisfy(isPageMissing);
  }
  expect(load).toHaveBeenCalledTimes(1);
  forgetMissingPages();
  await loadPage(page);
  expect(load).toHaveBeenCalledTimes(2);
});

it('shows after a fifth of a second that pages are loading, until the last one has loaded or failed', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const isShown = () => document.documentElement.hasAttribute('data-loading');
  let arrive = (_: () => null) => {};
  let fail = (_: Error) => {};
  const first = loadPage(pageThat(() => new Promise((resolve) => (arrive = resolve))));
  const second = loadPage(pageThat(() => new Promise((_, reject) => (fail = reject))));
  vi.advanceTimersByTime(199);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
  arrive(() => null);
  await first;
  expect(isShown()).toBe(true);
  fail(new Error('gone'));
  await expect(second).rejects.toSatisfy(isPageMissing);
  expect(isShown()).toBe(false);
  await loadPage(pageThat(async () => () => null));
  vi.advanceTimersByTime(1_000);
  expect(isShown()).toBe(false);
});

import { expect, it, vi } from 'vitest';
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

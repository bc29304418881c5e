import type { Page } from '@playwright/test';
import { holdBack } from '../support/answers';
import { untilLaidOut } from '../support/at-rest';
import { expect, test } from '../support/test';

test.describe('the scroll position', () => {
  const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => {
      window.scrollTo(0, y);
      return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    }, top);
  const follow = async (page: Page, name: string) => {
    // By script, because a click would first scroll to its target.
    await page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  };

  const hydrated = (page: Page) => page.waitForFunction(() => history.scrollRestoration === 'manual');

  test('is the top after a navigation, and is restored after Back, Forward, a reload and another site', async ({
    page,
  }) => {
    await page.goto('/menu');
    await hydrated(page);
    await test.step('the top after a link to the current page', async () => {
      await scrollTo(page, 1_500);
      await follow(page, 'Menu');
      await expect.poll(() => place(page)).toBe(0);
    });
    await test.step('after back and forward', async () => {
      await scrollTo(page, 2_000);
      await follow(page, 'About');
      expect(await place(page)).toBe(0);
      await scrollTo(page, 150);
      const toTop = page.getByRole('link', { name: 'Back to top' });
      await toTop.evaluate((link: HTMLElement) => link.click());
      await expect.poll(() => place(page)).toBe(0);
      await page.goBack();
      await expect.poll(() => place(page)).toBe(150);
      await follow(page, 'Drinks');
      expect(await place(page)).toBe(0);
      await page.goBack();
      await expect(page).toHaveTitle(/^About/);
      await expect.poll(() => place(page)).toBe(150);
      await page.goBack();
      await expect(page).toHaveTitle(/^Menu/);
      await expect.poll(() => place(page)).toBe(2_000);
      await page.goForward();
      await expect(page).toHaveTitle(/^About/);
      await expect.poll(() => place(page)).toBe(150);
      await page.goBack();
      await expect(page).toHaveTitle(/^Menu/);
    });
    await test.step('after a reload', async () => {
      await scrollTo(page, 1_200);
      await page.reload();
      await expect.poll(() => place(page)).toBe(1_200);
    });
    await test.step('after another site', async () => {
      await hydrated(page);
      await page.goto('about:blank');
      await page.goBack();
      await expect.poll(() => place(page)).toBe(1_200);
    });
  });

  test('is restored even if the page was scrolled before hydration', async ({ page }) => {
    const release = await holdBack(page, '**/assets/*.js');
    await page.goto('/menu', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await scrollTo(page, 2_000);
    release();
    await hydrated(page);
    // Rows above the screen that are laid out late change the position, though the visitor sees the same dishes.
    await untilLaidOut(page);
    const left = await place(page);
    expect(left).toBeGreaterThan(1_500);
    await follow(page, 'About');
    await page.goBack();
    await expect(page).toHaveTitle(/^Menu/);
    await expect.poll(() => place(page)).toBe(left);
  });

  test('is restored even if the menu has to be fetched again and arrives late', async ({ page }) => {
    await page.goto('/menu');
    await hydrated(page);
    await scrollTo(page, 2_000);
    await follow(page, 'Drinks');
    await page.reload();
    // Until then nothing handles Back.
    await hydrated(page);
    const answer = await holdBack(page, '**/api/menu/full');
    await page.goBack();
    await expect(page).toHaveTitle(/^Menu/);
    await expect(page.getByTestId('skeleton-card').first()).toBeVisible();
    answer();
    await expect.poll(() => place(page)).toBe(2_000);
  });
});

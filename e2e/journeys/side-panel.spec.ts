import type { Page } from '@playwright/test';
import { untilLaidOut } from '../support/at-rest';
import { NAVIGATION_ENTRIES } from '../support/navigation-entries';
import { expect, test } from '../support/test';

test.describe('the side panel on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const hamburgerOf = (page: Page) => page.getByRole('button', { name: 'Open navigation' });
  const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Navigation' });

  async function open(page: Page): Promise<void> {
    await hamburgerOf(page).click();
    await expect(panelOf(page)).toBeVisible();
    expect(await panelOf(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  }

  async function expectClosed(page: Page): Promise<void> {
    await expect(panelOf(page)).toBeHidden();
    await expect(hamburgerOf(page)).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  }

  test('skips rendering off-screen content while it is open, and nothing moves', async ({ page }) => {
    await page.goto('/menu');
    await untilLaidOut(page);
    const last = page.getByRole('main').locator('article').last();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await open(page);
    expect(await last.evaluate((dish) => dish.checkVisibility())).toBe(false);
    expect(await height()).toBe(before);
    await page.keyboard.press('Escape');
    await expectClosed(page);
    await expect.poll(() => last.evaluate((dish) => dish.checkVisibility())).toBe(true);
    expect(await height()).toBe(before);
  });

  test('has the same links, keeps focus inside, and returns it to the menu button however it is closed', async ({
    page,
  }) => {
    await page.goto('/contact');
    await open(page);
    await test.step('has the same links, Instagram and Facebook', async () => {
      const names = await panelOf(page).getByRole('link').allTextContents();
      expect(names).toEqual([...NAVIGATION_ENTRIES, 'Instagram', 'Facebook']);
    });
    await test.step('keeps focus inside', async () => {
      for (let presses = 0; presses < 30; presses += 1) {
        await page.keyboard.press('Tab');
        const isOnPage = await panelOf(page).evaluate(
          (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
        );
        expect(isOnPage).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expectClosed(page);
    });
    await test.step('on Escape, on the overlay and on its close button', async () => {
      await open(page);
      await page.keyboard.press('Escape');
      await expectClosed(page);
      await open(page);
      await page.mouse.click(10, 400);
      await expectClosed(page);
      await open(page);
      await panelOf(page).getByRole('button', { name: 'Close' }).click();
      await expectClosed(page);
    });
    await test.step('when the visitor goes back', async () => {
      await open(page);
      await panelOf(page).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveTitle(/^About/);
      await open(page);
      await page.goBack();
      await expect(page).toHaveTitle(/^Contact/);
      await expectClosed(page);
    });
    await test.step('on a link', async () => {
      await open(page);
      await panelOf(page).getByRole('link', { name: 'Menu', exact: true }).click();
      await expect(page).toHaveTitle(/^Menu/);
      await expectClosed(page);
      await open(page);
      await panelOf(page).getByRole('link', { name: 'Menu', exact: true }).click();
      await expectClosed(page);
    });
    await test.step('can be scrolled to its last link on a phone in landscape', async () => {
      await page.setViewportSize({ width: 568, height: 320 });
      await open(page);
      const last = panelOf(page).getByRole('link', { name: 'Facebook' });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  });
});

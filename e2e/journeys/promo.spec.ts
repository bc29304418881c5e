import type { Page } from '@playwright/test';
import { expectNoFindingInEitherScheme } from '../support/axe';
import { expect, test } from '../support/test';

test.use({ isPromoDismissed: false, timezoneId: 'America/New_York' });

const COMING = 'Coming soon — Mon to Wed, 4–6 PM';
const HAPPENING = 'Happening now';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Tapas $5!' });

/** Opens a page with the visitor's clock at this time in the restaurant's zone; 2026-11-22 is a Sunday. */
async function visit(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${time}:00-05:00`));
  await page.goto(path);
}

/** Waits until the popup has been decided on and its code fetched. */
async function untilDecided(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })));
  await page.waitForLoadState('networkidle');
}

/** One day of each kind: `domain/promo.test.ts` covers the hours in between. */
test('it does not open on a day without the special, and its code and picture are not fetched', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const promoFiles = () => fetched.filter((path) => path.includes('promo-popup'));
  await visit(page, '/contact', '2026-11-26T16:30');
  await untilDecided(page);
  await expect(popup(page)).toHaveCount(0);
  expect(promoFiles()).toEqual([]);
  await visit(page, '/contact', '2026-11-23T16:00');
  await expect(popup(page).getByText(HAPPENING, { exact: true })).toBeVisible();
  expect(promoFiles().length).toBeGreaterThan(0);
});

test('it says when it begins, keeps keyboard focus, closes with Escape, returns focus, and has no axe finding', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/contact', '2026-11-22T12:00');
  await expect(popup(page).getByText(COMING, { exact: true })).toBeVisible();
  await test.step('it keeps keyboard focus', async () => {
    const isInside = () => popup(page).evaluate((dialog) => dialog.contains(document.activeElement));
    expect(await isInside()).toBe(true);
    for (const [role, name] of [
      ['link', 'Reserve'],
      ['checkbox', "Don't show again today"],
      ['button', 'Close'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(popup(page).getByRole(role, { name })).toBeFocused();
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  });
  await test.step('no finding', () => expectNoFindingInEitherScheme(page, 'dialog[open]'));
  await test.step('in forced colors, where it has the page’s background, it has a border', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    const edge = () => popup(page).evaluate((dialog) => getComputedStyle(dialog).outlineStyle);
    expect(await edge()).toBe('solid');
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
    expect(await edge()).toBe('none');
  });
  await test.step('everything in it can be reached on a small phone in landscape', async () => {
    await page.setViewportSize({ width: 568, height: 320 });
    const tick = popup(page).getByRole('checkbox');
    await tick.scrollIntoViewIfNeeded();
    await expect(tick).toBeInViewport();
    await expect(popup(page).getByRole('link', { name: 'View Menu' })).toBeVisible();
  });
  await test.step('Escape closes it for this visit', async () => {
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.reload();
    await untilDecided(page);
    await expect(popup(page)).toHaveCount(0);
  });
});

test('an address with promo=1 opens it on any day, even dismissed, and its links close it', async ({
  page,
  product,
}) => {
  await page.addInitScript(() => localStorage.setItem('promo-dismissed-on', '2026-11-27'));
  for (const { name, path, title } of [
    { name: 'View Menu', path: '/5-tapas', title: /^Tapas \$5/ },
    { name: 'Reserve', path: '/reservations', title: /^Reservations/ },
  ]) {
    await test.step(`${name} leads to ${path}`, async () => {
      await visit(page, '/contact?promo=1', '2026-11-27T12:00');
      await expect(popup(page).getByText(COMING)).toBeVisible();
      await popup(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(product.url + path);
      await expect(page).toHaveTitle(title);
      await expect(popup(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
    });
  }
});

test('forbidden storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse });
  });
  await visit(page, '/contact', '2026-11-23T09:00');
  await popup(page).getByText("Don't show again today").click();
  await expect(popup(page)).toHaveCount(0);
});

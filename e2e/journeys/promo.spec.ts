import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ isPromoDismissed: false, timezoneId: 'America/New_York' });

const COMING = 'Coming soon — Mon to Wed, 4–6 PM';
const HAPPENING = 'Happening now';

const popup = (page: Page) => page.getByRole('dialog', { name: 'Tapas $5!' });

/** Opens a page with the visitor's clock at a time of the restaurant's zone; 2026-11-22 is a Sunday. */
async function visit(page: Page, path: string, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${time}:00-05:00`));
  await page.goto(path);
}

/** Waits until the popup would have been decided on and its code fetched. */
async function untilDecided(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3_000 })));
  await page.waitForLoadState('networkidle');
}

/** One day of each kind: `domain/promo.test.ts` tries the hours between. */
const TABLE: { time: string; subtitle: string | null }[] = [
  { time: '2026-11-22T12:00', subtitle: COMING },
  { time: '2026-11-23T16:00', subtitle: HAPPENING },
  { time: '2026-11-26T16:30', subtitle: null },
];

for (const { time, subtitle } of TABLE) {
  test(`on ${time} the popup ${subtitle === null ? 'stays away' : `says “${subtitle}”`}`, async ({
    page,
  }) => {
    await visit(page, '/contact', time);
    if (subtitle === null) {
      await untilDecided(page);
      await expect(popup(page)).toHaveCount(0);
    } else await expect(popup(page).getByText(subtitle, { exact: true })).toBeVisible();
  });
}

test('it is the visitor’s clock that counts, not the restaurant’s', async ({ browser, product }) => {
  // Wednesday evening in Boston, Thursday in Tokyo.
  const context = await browser.newContext({ baseURL: product.url, timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await visit(page, '/contact', '2026-11-25T20:00');
  await untilDecided(page);
  await expect(popup(page)).toHaveCount(0);
  await context.close();
});

test('an address with promo=1 opens it on any day, even dismissed', async ({ page }) => {
  await visit(page, '/contact', '2026-11-27T12:00');
  await page.evaluate(() => localStorage.setItem('promo-dismissed-on', '2026-11-27'));
  await page.goto('/menu?promo=1');
  await expect(popup(page).getByText(COMING)).toBeVisible();
});

test('the tick dismisses it for the rest of the day, wherever one goes', async ({ page }) => {
  await visit(page, '/contact', '2026-11-23T09:00');
  await popup(page).getByRole('checkbox', { name: "Don't show again today" }).click();
  await expect(popup(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('promo-dismissed-on'))).toBe('2026-11-23');

  await visit(page, '/menu', '2026-11-23T23:59');
  await untilDecided(page);
  await expect(popup(page)).toHaveCount(0);
  await visit(page, '/menu', '2026-11-24T00:00');
  await expect(popup(page)).toBeVisible();
});

test('shut by its button it does not come again in this visit, and the day is not stored', async ({
  page,
}) => {
  await visit(page, '/contact', '2026-11-23T09:00');
  await popup(page).getByRole('button', { name: 'Close' }).click();
  await expect(popup(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Casa Bodegón, home' }).click();
  await expect(page).toHaveTitle(/^Home/);
  await page.goto('/menu');
  await untilDecided(page);
  await expect(popup(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('promo-dismissed-on'))).toBeNull();
});

for (const { name, path, title } of [
  { name: 'View Menu', path: '/5-tapas', title: /^Tapas \$5/ },
  { name: 'Reserve', path: '/reservations', title: /^Reservations/ },
]) {
  test(`${name} leads to ${path} and shuts it`, async ({ page, product }) => {
    await visit(page, '/contact', '2026-11-23T09:00');
    await popup(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(product.url + path);
    await expect(page).toHaveTitle(title);
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole('main')).toBeFocused();
  });
}

test('the keyboard stays in it, Escape shuts it, and focus goes back', async ({ page }) => {
  await visit(page, '/contact', '2026-11-23T09:00');
  await expect(popup(page)).toBeVisible();
  const isInside = () => popup(page).evaluate((dialog) => dialog.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  const controls = ['View Menu', 'Reserve', "Don't show again today", 'Close'];
  for (const name of controls.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(
      popup(page).getByRole(name === 'Reserve' ? 'link' : name === 'Close' ? 'button' : 'checkbox', { name }),
    ).toBeFocused();
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(popup(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.reload();
  await untilDecided(page);
  await expect(popup(page)).toHaveCount(0);
});

test('it never covers a place that a link led to', async ({ page }) => {
  await visit(page, '/menu#category-paellas-arroces', '2026-11-23T09:00');
  await untilDecided(page);
  await expect(popup(page)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe has nothing to say of it, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await visit(page, '/contact', '2026-11-23T09:00');
    await expect(popup(page)).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });
}

test('a special that is off is not advertised, save where the address asks for it', async ({ page }) => {
  await page.route('**/contact*', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace('"active":true', '"active":false')
      .replace(/<li><a [^>]*href="\/5-tapas"[^>]*>Tapas \$5<\/a> <\/li>/g, '');
    await route.fulfill({ response: answer, body: html });
  });
  await visit(page, '/contact', '2026-11-23T09:00');
  await untilDecided(page);
  await expect(popup(page)).toHaveCount(0);
  await page.goto('/contact?promo=1');
  await expect(popup(page)).toBeVisible();
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

test('its code and picture are fetched only on the days on which it opens', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const promoFiles = () => fetched.filter((path) => path.includes('promo-popup'));
  await visit(page, '/contact', '2026-11-27T09:00');
  await untilDecided(page);
  expect(promoFiles()).toEqual([]);
  await visit(page, '/contact', '2026-11-23T09:00');
  await expect(popup(page)).toBeVisible();
  expect(promoFiles().length).toBeGreaterThan(0);
});

test.describe('on a small phone lying on its side', () => {
  test.use({ viewport: { width: 568, height: 320 } });

  test('everything in it can be reached', async ({ page }) => {
    await visit(page, '/contact', '2026-11-23T09:00');
    const tick = popup(page).getByRole('checkbox');
    await tick.scrollIntoViewIfNeeded();
    await expect(tick).toBeInViewport();
    await expect(popup(page).getByRole('link', { name: 'View Menu' })).toBeVisible();
  });
});

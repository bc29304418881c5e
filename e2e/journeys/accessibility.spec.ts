import type { Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import { PUBLIC_PATHS } from '../support/public-pages';
import { expect, test } from '../support/test';

/** The pages that load something, by the label of the link that leads there. */
const LOADING_PAGES = [
  { label: 'Menu', call: '**/api/menu/full', failure: 'Could not load the menu.' },
  { label: 'Drinks', call: '**/api/drinks/full', failure: 'Could not load the drinks.' },
  { label: 'Gallery', call: '**/data/gallery.json', failure: 'Could not load the gallery.' },
  { label: 'Tapas $5', call: '**/api/tapas5', failure: 'No specials available right now.' },
];

/** Goes to another page as a visitor does: by the bar, or by the panel where the bar has no room. */
async function follow(page: Page, label: string): Promise<void> {
  const hamburger = page.getByRole('button', { name: 'Open the menu of pages' });
  if (await hamburger.isVisible()) await hamburger.click();
  const place = (await hamburger.isVisible())
    ? page.getByRole('dialog', { name: 'Pages' })
    : page.getByRole('navigation', { name: 'Main' });
  await place.getByRole('link', { name: label, exact: true }).click();
}

const SCHEMES = ['light', 'dark'] as const;

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({
      viewport: { width, height: 900 },
      contextOptions: { reducedMotion: 'reduce' },
      expectedConsole: [/Failed to load resource/],
    });

    for (const path of PUBLIC_PATHS) {
      test(`${path} has no finding, light or dark`, async ({ page }) => {
        await page.goto(path);
        for (const colorScheme of SCHEMES) {
          await page.emulateMedia({ colorScheme });
          await expectNoFinding(page);
        }
      });
    }

    test('nor has a search without a result', async ({ page }) => {
      await page.goto('/menu');
      await page.getByRole('searchbox').fill('zzzz');
      await expect(page.getByText('No dish matches')).toBeVisible();
      for (const colorScheme of SCHEMES) {
        await page.emulateMedia({ colorScheme });
        await expectNoFinding(page);
      }
    });

    for (const { label, call, failure } of LOADING_PAGES) {
      test(`${label} has no finding while it loads, nor when it could not`, async ({ page }) => {
        await page.goto('/about');
        await page.waitForLoadState('networkidle');
        let fail: () => void = () => {};
        const held = new Promise<void>((resolve) => (fail = resolve));
        await page.route(call, async (route) => {
          await held;
          await route.fulfill({ status: 500, json: { status: 500, error: 'InternalServerError' } });
        });
        await follow(page, label);
        await expect(page).toHaveTitle(new RegExp(`^${label.replace('$', '\\$')} `));
        await expectNoFinding(page);
        fail();
        await expect(page.getByText(failure)).toBeVisible();
        await expectNoFinding(page);
      });
    }

    test('the open lightbox has no finding', async ({ page }) => {
      await page.goto('/gallery');
      await page.waitForLoadState('networkidle');
      await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFinding(page);
    });

    test('the contact form has no finding when it refuses', async ({ page }) => {
      await page.goto('/contact');
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: /send/i }).click();
      await expect(page.getByText('Please complete the required fields.')).toBeVisible();
      await expectNoFinding(page);
    });
  });
}

test.describe('the open side panel', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('has no finding', async ({ page }) => {
    await page.goto('/menu');
    await page.getByRole('button', { name: 'Open the menu of pages' }).click();
    await expectNoFinding(page);
  });
});

test('the keyboard alone reaches the content, the search and the tabs', async ({ page }) => {
  await page.goto('/menu');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('paella');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab').nth(1)).toBeFocused();
});

for (const path of PUBLIC_PATHS) {
  test(`${path} never scrolls sideways, on a small phone or a desk at 200 % zoom`, async ({ page }) => {
    for (const width of [320, 640]) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const sideways = await page.evaluate(() => {
        window.scrollTo(10_000, 0);
        return window.scrollX;
      });
      expect(sideways, `${width} px`).toBe(0);
    }
  });
}

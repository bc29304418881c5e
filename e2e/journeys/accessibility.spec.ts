import {
  expectNoFinding,
  expectNoFindingInEitherScheme,
  expectReadableColors,
  showWhole,
} from '../support/axe';
import { PUBLIC_PATHS } from '../support/public-pages';
import { watchScripts } from '../support/script-weight';
import { expect, test } from '../support/test';

/** The pages that load something, keyed by the label of the link to them. */
const LOADING_PAGES = [
  { label: 'Menu', call: '**/api/menu/full', failure: 'Could not load the menu.', cards: 6, entries: 55 },
  {
    label: 'Drinks',
    call: '**/api/drinks/full',
    failure: 'Could not load the drinks.',
    cards: 6,
    entries: 80,
  },
  {
    label: 'Gallery',
    call: '**/data/gallery.json',
    failure: 'Could not load the gallery.',
    cards: 9,
    entries: 17,
  },
  {
    label: 'Tapas $5',
    call: '**/api/tapas5',
    failure: 'No specials available right now.',
    cards: 6,
    entries: 5,
  },
];

/** Cards are alike: three of each list stand for the rest. */
const OTHER_CARDS = ['main li:nth-child(n + 4) > article'];

/** Elsewhere, a desktop has the same elements as a phone, apart from the navbar. */
const SEEN_ON_A_DESKTOP = ['/', '/menu', '/contact'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const path of PUBLIC_PATHS) {
  test(`${path} is light, has no axe finding, never scrolls sideways, and works with text at 200 %`, async ({
    page,
  }) => {
    const expectLight = watchScripts(page);
    await page.goto(path, { waitUntil: 'load' });
    await test.step('no style sheet and at most 85 KB of JavaScript, brotli, before hydration', expectLight);
    await page.waitForLoadState('networkidle');
    const isOnDesktop = SEEN_ON_A_DESKTOP.includes(path);
    if (isOnDesktop)
      await test.step('no axe finding on a desktop', async () => {
        await page.setViewportSize({ width: 1280, height: 900 });
        await expectNoFindingInEitherScheme(page, 'html', OTHER_CARDS);
      });
    await test.step('no axe finding on a phone', async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      // The cards of a list have the same colors at every width.
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectReadableColors(page, 'html', isOnDesktop ? ['main article'] : OTHER_CARDS);
      await page.emulateMedia({ colorScheme: 'light' });
      await showWhole(page);
      await expectNoFinding(page, 'html', OTHER_CARDS);
    });
    for (const width of [320, 640]) {
      await test.step(`no scrolling sideways at ${width} px: a small phone, and a desktop at 200 % zoom`, async () => {
        await page.setViewportSize({ width, height: 700 });
        const sideways = await page.evaluate(() => {
          window.scrollTo(10_000, 0);
          return window.scrollX;
        });
        expect(sideways).toBe(0);
      });
    }
    await test.step('a phone with text at 200 %', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
      expect(await page.evaluate(troublesOfLargeText)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 900 }, expectedConsole: [/Failed to load resource/] });

  test('a page shows skeletons while it loads; a failure is reported and can be retried; neither has an axe finding', async ({
    page,
  }) => {
    const skeletons = page.getByTestId('skeleton-card');
    const alert = page.getByRole('alert');
    await page.goto('/about', { waitUntil: 'networkidle' });
    for (const { label, call, failure, cards, entries } of LOADING_PAGES) {
      const shown = page.getByRole('main').getByRole(label === 'Gallery' ? 'listitem' : 'article');
      let fail: () => void = () => {};
      const held = new Promise<void>((resolve) => (fail = resolve));
      await page.route(call, async (route) => {
        await held;
        await route.fulfill({ status: 500, json: { status: 500, error: 'InternalServerError' } });
      });
      await page.getByRole('button', { name: 'Open navigation' }).click();
      const panel = page.getByRole('dialog', { name: 'Navigation' });
      await panel.getByRole('link', { name: label, exact: true }).click();
      await expect(page).toHaveTitle(new RegExp(`^${label.replace('$', '\\$')} `));
      await test.step(`${label}, while loading`, async () => {
        await expect(skeletons).toHaveCount(cards);
        await expectNoFinding(page);
      });
      fail();
      await test.step(`${label}, after a failed load`, async () => {
        await expect(alert.getByText(failure, { exact: true })).toBeVisible();
        await expect(skeletons).toHaveCount(0);
        await expect(shown).toHaveCount(0);
        await expect(alert.getByRole('link', { name: '(617) 555-0142' })).toBeVisible();
        // Drinks has the menu's parts.
        if (label !== 'Drinks') await expectNoFinding(page);
      });
      await test.step(`${label}, retried`, async () => {
        await page.unroute(call);
        await alert.getByRole('link', { name: 'Try again' }).click();
        await expect.poll(() => shown.count()).toBeGreaterThan(entries);
        await expect(alert).toHaveCount(0);
        await expect(skeletons).toHaveCount(0);
      });
    }
  });

  test('neither the open side panel nor a search without results has an axe finding', async ({ page }) => {
    await page.goto('/menu');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await expectNoFinding(page);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('No dish matches')).toBeVisible();
    await expectNoFindingInEitherScheme(page);
    await page.getByRole('searchbox').fill(`no ${'z'.repeat(200)}`);
    await expect(page.getByText('We don’t list')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  });
});

/** Runs in the page: finds what is cut off, broken within a word, too small to press or wider than the page. */
function troublesOfLargeText(): string[] {
  const TARGET_PX = 44;
  const troubles: string[] = [];
  if (getComputedStyle(document.documentElement).fontSize !== '32px') troubles.push('text is not at 200 %');
  window.scrollTo(10_000, 0);
  if (window.scrollX > 0) troubles.push(`scrolls ${window.scrollX} px sideways`);
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('.visually-hidden, [inert], [aria-hidden="true"]');

  for (const element of document.querySelectorAll('header a, button, [role="tab"]')) {
    const { width, height } = element.getBoundingClientRect();
    // A link within a sentence is as tall as its line.
    if (getComputedStyle(element).display === 'inline') continue;
    if (isSeen(element) && Math.min(width, height) < TARGET_PX)
      troubles.push(`${element.ariaLabel ?? element.textContent} is ${width} × ${height} px`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !isSeen(parent)) continue;
    // Starts at the second letter: the first may be a large initial.
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}’]{3,}/gu)) {
      const range = document.createRange();
      range.setStart(text, index + 1);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) troubles.push(`${word} is broken`);
    }
    const { overflowY } = getComputedStyle(parent);
    if (overflowY !== 'visible' && parent.scrollHeight > parent.clientHeight + 2)
      troubles.push(`${text.textContent} is cut off`);
  }
  return troubles;
}

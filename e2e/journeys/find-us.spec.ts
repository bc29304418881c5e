import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const MAPS = /openstreetmap\.org|google\.com/;
const ADDRESS = '139 Tremont Street, Boston, MA 02111';

const findUs = (page: Page) => page.getByRole('main').getByRole('region', { name: /^Find us/ });

/** Every request that the page makes, whatever its result. */
function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

test('the map loads on a click, and not before; the address is copied', async ({ page, context }) => {
  const requests = recordRequests(page);
  await page.route(MAPS, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' }),
  );
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await test.step('the address is copied, and a message says so', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const said = page.waitForEvent('dialog');
    const pressed = findUs(page).getByRole('button', { name: 'Copy address' }).click();
    const dialog = await said;
    expect([dialog.type(), dialog.message()]).toEqual(['alert', 'Address copied!']);
    await dialog.accept();
    await pressed;
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
  });
  await test.step('the map loads on a click, and not before', async () => {
    await findUs(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(requests.filter((url) => MAPS.test(url))).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);

    await findUs(page).getByRole('button', { name: 'Show the map' }).click();
    const map = page.getByTitle(`Map: Casa Bodegón, ${ADDRESS}`);
    await expect(map).toBeFocused();
    await expect(map.contentFrame().getByText('A map')).toBeVisible();
    expect(requests.filter((url) => MAPS.test(url))).toHaveLength(1);
  });
});

test.describe('the dock', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  const dock = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' });

  test('is shown on a phone, only on Home, with thumb-sized targets, and covers nothing', async ({
    page,
  }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await test.step('shown, with thumb-sized targets', async () => {
      await expect(dock(page)).toBeInViewport({ ratio: 1 });
      for (const name of ['Call', 'Directions']) {
        const box = await dock(page).getByRole('link', { name }).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(44);
        expect(box?.width).toBeGreaterThanOrEqual(44);
      }
    });
    await test.step('covers no focused element', async () => {
      const covered: string[] = [];
      let isLast = false;
      for (let steps = 0; steps < 120 && !isLast; steps += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(() => {
          const focused = document.activeElement;
          const bar = document.querySelector('[aria-label="Quick actions"]');
          if (!focused || !bar) return { name: 'no dock', isCovered: true, isLast: true };
          const [box, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
          const isCovered = !bar.contains(focused) && box.bottom > over.top + 1 && box.top < over.bottom - 1;
          return {
            name: focused.textContent ?? '',
            isCovered,
            isLast: focused.textContent === 'Studio Azulejo',
          };
        });
        if (found.isCovered) covered.push(found.name);
        isLast = found.isLast;
      }
      expect(isLast).toBe(true);
      expect(covered).toEqual([]);
    });
    await test.step('covers no line of the footer', async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const credit = page.getByText('Website by');
      await expect(credit).toBeInViewport({ ratio: 1 });
      const [dockBox, footerBox] = [
        await dock(page).boundingBox(),
        await page.getByRole('contentinfo').boundingBox(),
      ];
      expect((dockBox?.y ?? 0) + (dockBox?.height ?? 0)).toBeLessThanOrEqual((footerBox?.y ?? 0) + 1);
    });
    await test.step('not shown on wide screens or other pages', async () => {
      await page.setViewportSize({ width: 768, height: 900 });
      await expect(dock(page)).toBeHidden();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(dock(page)).toBeVisible();
      await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Menu' }).click();
      await expect(page).toHaveTitle(/^Menu/);
      await expect(dock(page)).toHaveCount(0);
    });
  });
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const MAPS = /openstreetmap\.org|google\.com/;
const ADDRESS = '139 Tremont Street, Boston, MA 02111';

const findUs = (page: Page) => page.getByRole('main').getByRole('region', { name: /^Find us/ });

/** Every request of the page, whatever comes of it. */
function recordRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

for (const path of ['/', '/contact']) {
  test(`the map on ${path} is asked for by a click, and by nothing before it`, async ({ page }) => {
    const requests = recordRequests(page);
    await page.route(MAPS, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' }),
    );
    await page.goto(path, { waitUntil: 'networkidle' });
    await findUs(page).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(500);
    expect(requests.filter((url) => MAPS.test(url))).toEqual([]);
    await expect(page.locator('iframe')).toHaveCount(0);

    await findUs(page).getByRole('button', { name: 'Show the map' }).click();
    const map = page.getByTitle(`Map: Casa Bodegón, ${ADDRESS}`);
    await expect(map).toBeFocused();
    await expect(map.contentFrame().getByText('A map')).toBeVisible();
    expect(requests.filter((url) => MAPS.test(url))).toHaveLength(1);
  });
}

const DEVICES = [
  {
    name: 'an iPhone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
    start: 'https://maps.apple.com/?daddr=Casa%20Bodeg%C3%B3n%2C%20139%20Tremont',
  },
  {
    name: 'Android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    start: 'geo:42.3555,-71.0636?q=',
  },
  {
    name: 'a computer',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    start: 'https://www.google.com/maps/dir/?api=1&destination=Casa%20Bodeg%C3%B3n',
  },
];

for (const { name, userAgent, start } of DEVICES) {
  test.describe(`on ${name}`, () => {
    test.use({ userAgent, viewport: { width: 390, height: 844 } });

    test('directions lead to its own maps, in the block and in the dock', async ({ page }) => {
      await page.goto('/');
      for (const place of [findUs(page), page.getByRole('navigation', { name: 'Quick actions' })]) {
        const link = place.getByRole('link', { name: 'Directions' });
        await expect(link).toHaveAttribute('href', new RegExp(`^${start.replace(/[.?+]/g, '\\$&')}`));
      }
    });
  });
}

test('the address is copied, and an alert says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/', { waitUntil: 'networkidle' });
  const said = page.waitForEvent('dialog');
  const pressed = findUs(page).getByRole('button', { name: 'Copy address' }).click();
  const dialog = await said;
  expect([dialog.type(), dialog.message()]).toEqual(['alert', 'Address copied!']);
  await dialog.accept();
  await pressed;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ADDRESS);
});

test('a browser that refuses the clipboard gets the address in a prompt', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const asked = page.waitForEvent('dialog');
  const pressed = findUs(page).getByRole('button', { name: 'Copy address' }).click();
  const dialog = await asked;
  expect([dialog.type(), dialog.defaultValue()]).toEqual(['prompt', ADDRESS]);
  await dialog.dismiss();
  await pressed;
});

test('a call, the address, the parking note and the hours are there', async ({ page }) => {
  await page.goto('/');
  const block = findUs(page);
  await expect(block.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+16175550142');
  await expect(block.getByRole('link', { name: 'Open in Maps' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/.*139%20Tremont/,
  );
  await expect(block.getByText('voucher')).toBeVisible();
  await expect(block.getByRole('table')).toContainText('4:00 PM to 9:00 PM');
  await expect(block.getByText('Closed for Christmas Day')).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a link leads to the map, and what needs a script is not shown', async ({ page }) => {
    await page.goto('/');
    const block = findUs(page);
    await expect(block.getByRole('link', { name: 'Open the map' })).toHaveAttribute('href', MAPS);
    await expect(block.getByRole('link', { name: 'Open the map' })).toBeVisible();
    await expect(block.getByRole('button', { name: 'Show the map' })).toBeHidden();
    await expect(block.getByRole('button', { name: 'Copy address' })).toBeHidden();
    await expect(block.getByRole('link', { name: 'Directions' })).toBeVisible();
  });
});

test.describe('the dock', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  const dock = (page: Page) => page.getByRole('navigation', { name: 'Quick actions' });

  test('is at hand on a phone, on Home alone, with targets for a thumb', async ({ page }) => {
    await page.goto('/');
    await expect(dock(page)).toBeInViewport({ ratio: 1 });
    for (const name of ['Call', 'Directions']) {
      const box = await dock(page).getByRole('link', { name }).boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await page.goto('/menu');
    await expect(dock(page)).toHaveCount(0);
  });

  test('is not there where there is room', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    await page.goto('/');
    await expect(dock(page)).toBeHidden();
  });

  test('covers no line of the footer', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const credit = page.getByText('Website by');
    await expect(credit).toBeInViewport({ ratio: 1 });
    const [dockBox, footerBox] = [
      await dock(page).boundingBox(),
      await page.getByRole('contentinfo').boundingBox(),
    ];
    expect((dockBox?.y ?? 0) + (dockBox?.height ?? 0)).toBeLessThanOrEqual((footerBox?.y ?? 0) + 1);
  });

  test('covers nothing that has the focus', async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
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
});

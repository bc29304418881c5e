import type { Locator } from '@playwright/test';
import {
  enterByNavigation,
  LONG_NAMES,
  oddCatalogue,
  SCRIPT_NAME,
  sidewaysOverflow,
} from '../support/answers';
import { expect, test } from '../support/test';

const PAGES = [
  { link: 'Menu', call: '**/api/menu/full', answer: oddCatalogue({ raw: true, spicy_level: 3 }) },
  {
    link: 'Drinks',
    call: '**/api/drinks/full',
    answer: oddCatalogue({ region: LONG_NAMES[1], grape: LONG_NAMES[2], abv: 13.5 }),
  },
  {
    link: 'Tapas $5',
    call: '**/api/tapas5',
    answer: {
      active: true,
      title: LONG_NAMES[2],
      price: 1_234.5,
      items: LONG_NAMES.map((name, id) => ({ id, name, description: name, tags: name, allergens: name })),
    },
  },
];

test('a long web address or title in staff’s text widens no page at 320 px', async ({ page }) => {
  const address = `https://garage.example/?voucher=${'4f7a'.repeat(20)}`;
  const site: unknown = await (await page.request.get('/api/site')).json();
  const days = [-1, 0, 1].map((day) => new Date(Date.now() + day * 86_400_000).toISOString().slice(0, 10));
  const exceptions = days.map((date) => ({ date, spans: [], note: address }));
  const odd = { ...(site as object), parking_note: address, exceptions };
  await page.route('**/api/site', (route) => route.fulfill({ json: odd }));
  const title = `${'Croquetasdejamónibérico'.repeat(6)} ${SCRIPT_NAME} 🍤`;
  await page.route('**/api/offers?**', (route) => route.fulfill({ json: [{ id: 1, title }] }));
  await page.goto('/reservations');
  // Requested again once the connection is back.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('contentinfo')).toContainText(address);
  for (const link of ['About', 'Contact', 'Menu', 'Home']) {
    await test.step(link, async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      await enterByNavigation(page, link);
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    });
  }
  const offers = page.getByRole('region', { name: 'Offers' });
  await expect(offers.getByRole('heading', { level: 2 }).first()).toHaveText(title);
  expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
});

test('odd and very long names are plain text, and break nothing at 320 px; an empty list says so', async ({
  page,
}) => {
  await page.goto('/about');
  for (const { link, call, answer } of PAGES) {
    await test.step(link, async () => {
      await page.route(call, (route) => route.fulfill({ json: answer }));
      await page.setViewportSize({ width: 1280, height: 720 });
      await enterByNavigation(page, link);
      const title = link === 'Tapas $5' ? LONG_NAMES[2] : link;
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      const name = page.getByRole('article').getByRole('heading').filter({ hasText: SCRIPT_NAME });
      await expect(name).toBeVisible();
      await page.setViewportSize({ width: 320, height: 700 });
      await expect.poll(() => sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      expect(await page.evaluate(() => 'isHacked' in window)).toBe(false);
    });
  }
  await test.step('an empty menu and an empty list of drinks say so, in line with the title', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    for (const { link, call } of PAGES.slice(0, 2)) {
      await page.route(call, (route) => route.fulfill({ json: { currency: 'USD', categories: [] } }));
      await enterByNavigation(page, link);
      const left = async (text: Locator) => (await text.boundingBox())?.x;
      const title = page.getByRole('heading', { level: 1, name: link });
      expect(await left(page.getByText('isn’t online yet'))).toBe(await left(title));
    }
  });
});

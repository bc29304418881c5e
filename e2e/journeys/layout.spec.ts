import type { Page } from '@playwright/test';
import { NAVIGATION_ENTRIES } from '../support/navigation-entries';
import { expect, test } from '../support/test';

const PATHS = [
  '/',
  '/5-tapas',
  '/menu',
  '/drinks',
  '/events',
  '/gallery',
  '/about',
  '/contact',
  '/reservations',
];

/** The names of the navbar's entries in order, without the wordmark. */
function entriesOf(page: Page): Promise<string[]> {
  return page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => !link.hasAttribute('aria-label')).map((link) => link.textContent ?? ''),
    );
}

test('the navbar has its entries in order, each linking to its page, on one line 72 px high', async ({
  page,
}) => {
  const banner = page.getByRole('banner');
  await page.goto('/contact');
  expect(await entriesOf(page)).toEqual(NAVIGATION_ENTRIES);
  const targets = await banner
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(targets).toEqual(['/', ...PATHS]);
  await test.step('the footer shows hours, address, phone, email, social networks, links and the agency', async () => {
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('row', { name: /^Thursday, Friday, Saturday/ })).toContainText(
      '5:00 PM to 10:30 PM',
    );
    await expect(footer.getByRole('row', { name: /^Sunday to Wednesday/ })).toContainText(
      '4:00 PM to 9:00 PM',
    );
    await expect(footer.getByRole('link', { name: /139 Tremont Street/ })).toBeVisible();
    await expect(footer.getByRole('link', { name: '(617) 555-0142' })).toHaveAttribute(
      'href',
      'tel:+16175550142',
    );
    await expect(footer.getByRole('link', { name: 'hola@casabodegon.example' })).toHaveAttribute(
      'href',
      'mailto:hola@casabodegon.example',
    );
    for (const network of ['Instagram', 'Facebook', 'TikTok']) {
      await expect(footer.getByRole('link', { name: network })).toBeVisible();
    }
    for (const [name, path] of [
      ['Menu', '/menu'],
      ['Reservations', '/reservations'],
      ['Events', '/events'],
      ['Gallery', '/gallery'],
      ['Privacy', '/privacy'],
    ] as const) {
      await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
    }
    await expect(footer.getByText('Website by Studio Azulejo')).toBeVisible();
    for (const name of ['Privacy', 'Back to top']) {
      const box = await footer.getByRole('link', { name, exact: true }).boundingBox();
      expect(box?.height, name).toBeGreaterThanOrEqual(24);
    }
  });
  for (const width of [320, 390, 768, 959, 960, 1024, 1100, 1440]) {
    await test.step(`fits on one line at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 700 });
      expect((await banner.boundingBox())?.height).toBe(72);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const tops = await banner
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(width < 960 ? 0 : 1);
      await expect(banner.getByRole('link', { name: 'Book a Table' })).toBeInViewport({ ratio: 1 });
      if (width < 960) await expect(banner.getByRole('button')).toBeInViewport({ ratio: 1 });
    });
  }
});

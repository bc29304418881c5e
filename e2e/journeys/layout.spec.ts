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

/** Removes the special from the page's data, so that the navbar has to fetch it. */
async function withoutTapas(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const boot = /(<script id="boot"[^>]*>)(.*?)(<\/script>)/s.exec(html);
    const data = JSON.parse(boot?.[2] ?? '{}') as { answers: Record<string, unknown> };
    delete data.answers['/api/tapas5'];
    const link = /<li><a [^>]*href="\/5-tapas"[^>]*>Tapas \$5<\/a> <\/li>/g;
    const body = html
      .replace(boot?.[2] ?? '', () => JSON.stringify(data).replace(/</g, '\\u003c'))
      .replace(link, '');
    await route.fulfill({ response: answer, body });
  });
}

test.describe('the navbar', () => {
  test('has its entries in order, each linking to its page, on one line 72 px high', async ({
    page,
  }) => {
    const banner = page.getByRole('banner');
    await page.goto('/contact');
    expect(await entriesOf(page)).toEqual(NAVIGATION_ENTRIES);
    const targets = await banner
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', ...PATHS]);
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

  test('from the server, it is transparent on Home and solid elsewhere', async ({ request }) => {
    const barOf = async (path: string) =>
      /<header\b[^>]*>/.exec(await (await request.get(path)).text())?.[0] ?? '';
    const solid = await barOf('/contact');
    for (const path of PATHS.slice(1)) expect(await barOf(path), path).toBe(solid);
    expect(await barOf('/')).not.toBe(solid);
  });

  test('fetches the special once if the server embedded none', async ({ page }) => {
    await withoutTapas(page, '/contact');
    let calls = 0;
    await page.route('**/api/tapas5', (route) => {
      calls += 1;
      return route.fulfill({ json: { active: true, items: [{ name: 'Gildas' }] } });
    });
    await page.goto('/contact');
    await expect.poll(() => entriesOf(page)).toEqual(NAVIGATION_ENTRIES);
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/^About/);
    expect(await entriesOf(page)).toEqual(NAVIGATION_ENTRIES);
    expect(calls).toBe(1);
  });
});

test('the footer shows hours, address, phone, email, social networks, links and the agency', async ({
  page,
}) => {
  await page.goto('/gallery');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('row', { name: /^Thursday, Friday, Saturday/ })).toContainText(
    '5:00 PM to 10:30 PM',
  );
  await expect(footer.getByRole('row', { name: /^Sunday to Wednesday/ })).toContainText('4:00 PM to 9:00 PM');
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

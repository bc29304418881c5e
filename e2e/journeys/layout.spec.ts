import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const ENTRIES = [
  'Home',
  'Tapas $5',
  'Menu',
  'Drinks',
  'Events',
  'Gallery',
  'About',
  'Contact',
  'Book a Table',
];
const WITHOUT_TAPAS = ENTRIES.filter((entry) => entry !== 'Tapas $5');
const TAPAS_CALL = '**/api/tapas5';

/** The names of the navbar's entries in their order, without the wordmark. */
function entriesOf(page: Page): Promise<string[]> {
  return page
    .getByRole('banner')
    .getByRole('link')
    .evaluateAll((links) =>
      links.filter((link) => !link.hasAttribute('aria-label')).map((link) => link.textContent ?? ''),
    );
}

/** Takes the special out of the page, so that the navbar has to ask for it. */
async function withoutTapas(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const boot = /(<script id="boot"[^>]*>)(.*?)(<\/script>)/s.exec(html);
    const data = JSON.parse(boot?.[2] ?? '{}') as { answers: Record<string, unknown> };
    delete data.answers['/api/tapas5'];
    const link = /<li><a [^>]*href="\/5-tapas"[^>]*>Tapas \$5<\/a><\/li>/g;
    const body = html
      .replace(boot?.[2] ?? '', () => JSON.stringify(data).replace(/</g, '\\u003c'))
      .replace(link, '');
    await route.fulfill({ response: answer, body });
  });
}

test.describe('the navbar', () => {
  test('has its entries in order, and each leads to its page', async ({ page, product }) => {
    await page.goto('/contact');
    expect(await entriesOf(page)).toEqual(ENTRIES);
    const links = page.getByRole('banner').getByRole('link');
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual([
      '/',
      '/',
      '/5-tapas',
      '/menu',
      '/drinks',
      '/events',
      '/gallery',
      '/about',
      '/contact',
      '/reservations',
    ]);
    await page.getByRole('banner').getByRole('link', { name: 'Book a Table' }).click();
    await expect(page).toHaveURL(`${product.url}/reservations`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Book a Table' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  const SPECIALS = [
    { what: 'is active with an item', body: { active: true, items: [{ name: 'Gildas' }] }, entries: ENTRIES },
    { what: 'is off', body: { active: false, items: [{ name: 'Gildas' }] }, entries: WITHOUT_TAPAS },
    { what: 'has no item', body: { active: true, items: [] }, entries: WITHOUT_TAPAS },
  ];
  for (const { what, body, entries } of SPECIALS) {
    test(`asks for the special once where the server gave none; it ${what}`, async ({ page }) => {
      await withoutTapas(page, '/contact');
      let calls = 0;
      await page.route(TAPAS_CALL, (route) => {
        calls += 1;
        return route.fulfill({ json: body });
      });
      const answered = page.waitForResponse(TAPAS_CALL);
      await page.goto('/contact');
      await answered;
      await expect.poll(() => entriesOf(page)).toEqual(entries);
      await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveTitle(/^About/);
      expect(await entriesOf(page)).toEqual(entries);
      expect(calls).toBe(1);
    });
  }

  test.describe('when that call fails', () => {
    test.use({ expectedConsole: [/Failed to load resource/] });

    test('hides the link and says nothing', async ({ page }) => {
      await withoutTapas(page, '/contact');
      await page.route(TAPAS_CALL, (route) => route.fulfill({ status: 500, json: {} }));
      const answered = page.waitForResponse(TAPAS_CALL);
      await page.goto('/contact');
      await answered;
      await expect.poll(() => entriesOf(page)).toEqual(WITHOUT_TAPAS);
    });
  });

  test('is 72 px, clear on Home until it is scrolled and solid elsewhere', async ({ page }) => {
    const ground = () =>
      page.getByRole('banner').evaluate((bar) => ({
        height: bar.getBoundingClientRect().height,
        alpha: getComputedStyle(bar).backgroundColor,
      }));
    await page.goto('/');
    expect(await ground()).toEqual({ height: 72, alpha: expect.stringMatching(/rgba\(.*, 0\)/) });
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect.poll(async () => (await ground()).alpha).toMatch(/^rgb\(/);
    for (const path of [
      '/menu',
      '/drinks',
      '/events',
      '/gallery',
      '/contact',
      '/5-tapas',
      '/about',
      '/reservations',
    ]) {
      await page.goto(path);
      expect(await ground(), path).toEqual({ height: 72, alpha: expect.stringMatching(/^rgb\(/) });
    }
  });

  for (const width of [320, 390, 768, 959, 960, 1024, 1100, 1440]) {
    test(`fits on one line at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/reservations');
      const bar = page.getByRole('banner');
      expect((await bar.boundingBox())?.height).toBe(72);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const tops = await bar
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(width < 960 ? 0 : 1);
      await expect(bar.getByRole('link', { name: 'Book a Table' })).toBeInViewport({ ratio: 1 });
      if (width < 960) await expect(bar.getByRole('button')).toBeInViewport({ ratio: 1 });
    });
  }
});

test.describe('the side panel on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const hamburgerOf = (page: Page) => page.getByRole('button', { name: 'Open the menu of pages' });
  const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Pages' });

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

  test('holds the same links, Instagram and Facebook', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    const names = await panelOf(page).getByRole('link').allTextContents();
    expect(names).toEqual([...ENTRIES, 'Instagram', 'Facebook']);
  });

  test('gives focus back to the hamburger on Escape, on the overlay and on its close button', async ({
    page,
  }) => {
    await page.goto('/contact');
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

  test('keeps the keyboard inside', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      const isOnPage = await panelOf(page).evaluate(
        (dialog) => document.activeElement !== document.body && !dialog.contains(document.activeElement),
      );
      expect(isOnPage).toBe(false);
    }
  });

  test('closes on a link, and the page that it leads to has the focus', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await panelOf(page).getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(panelOf(page)).toBeHidden();
    await expect(page).toHaveTitle(/^Menu/);
    await expect(page.getByRole('main')).toBeFocused();
    await open(page);
    await panelOf(page).getByRole('link', { name: 'Menu', exact: true }).click();
    await expect(panelOf(page)).toBeHidden();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('closes when the visitor goes back', async ({ page }) => {
    await page.goto('/contact');
    await open(page);
    await panelOf(page).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveTitle(/^About/);
    await open(page);
    await page.goBack();
    await expect(page).toHaveTitle(/^Contact/);
    await expectClosed(page);
  });

  test('can be scrolled to its last link on a phone lying on its side', async ({ page }) => {
    await page.setViewportSize({ width: 568, height: 320 });
    await page.goto('/contact');
    await open(page);
    const last = panelOf(page).getByRole('link', { name: 'Facebook' });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the bar shows every link and no hamburger', async ({ page, product }) => {
    await page.goto('/contact');
    for (const name of ENTRIES) {
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Tapas $5' }).click();
    await expect(page).toHaveURL(`${product.url}/5-tapas`);
  });
});

test('the footer tells hours, address, phone, e-mail, networks, the ways on and the agency', async ({
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
  ] as const) {
    await expect(footer.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(footer.getByText('Website by Studio Azulejo')).toBeVisible();
});

test.describe('the place on a page', () => {
  const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const scrollTo = (page: Page, top: number) =>
    page.evaluate((y) => {
      window.scrollTo(0, y);
      return new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    }, top);
  const follow = async (page: Page, name: string) => {
    // By script: a click would first scroll to what it clicks.
    await page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).toHaveTitle(new RegExp(`^${name}`));
  };

  test('is the top after a navigation, and the one that was left after back and forward', async ({
    page,
  }) => {
    await page.goto('/menu');
    await scrollTo(page, 2_000);
    await follow(page, 'About');
    expect(await place(page)).toBe(0);
    await scrollTo(page, 150);
    await follow(page, 'Drinks');
    expect(await place(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/^About/);
    await expect.poll(() => place(page)).toBe(150);
    await page.goBack();
    await expect(page).toHaveTitle(/^Menu/);
    await expect.poll(() => place(page)).toBe(2_000);
    await page.goForward();
    await expect(page).toHaveTitle(/^About/);
    await expect.poll(() => place(page)).toBe(150);
  });

  test('is the top again where the link leads to the page that one is on', async ({ page }) => {
    await page.goto('/menu');
    await scrollTo(page, 1_500);
    await follow(page, 'Menu');
    await expect.poll(() => place(page)).toBe(0);
  });

  test('survives a reload', async ({ page }) => {
    await page.goto('/menu');
    await scrollTo(page, 1_200);
    await page.reload();
    await expect.poll(() => place(page)).toBe(1_200);
  });

  test('comes back from another site', async ({ page }) => {
    await page.goto('/menu');
    await scrollTo(page, 1_200);
    await page.goto('about:blank');
    await page.goBack();
    await expect.poll(() => place(page)).toBe(1_200);
  });

  test('is what the hash names', async ({ page }) => {
    await page.goto('/contact#content');
    const top = await page.getByRole('main').evaluate((main) => Math.round(main.getBoundingClientRect().top));
    expect(top).toBeGreaterThanOrEqual(0);
    await page.goto('/contact#%E0%A4%A');
    await follow(page, 'About');
    expect(await place(page)).toBe(0);
  });
});

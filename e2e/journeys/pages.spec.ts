import { expect, test } from '../support/test';

test('every unknown path leads to the start page', async ({ page, product }) => {
  const answer = await page.request.get('/no/such/page', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/');
  await page.goto('/nothing-here');
  await expect(page).toHaveURL(`${product.url}/`);
});

const HEADS = [
  { path: '/', title: 'Home | Casa Bodegón · Tapas & wine in Boston' },
  { path: '/menu', title: 'Menu | Casa Bodegón · Tapas & wine in Boston' },
];

for (const { path, title } of HEADS) {
  test(`the head of ${path} on the server and after navigation`, async ({ page, product }) => {
    const read = () =>
      page.evaluate(() => {
        const all = (selector: string, attribute: string) =>
          [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
        return {
          titles: [...document.head.querySelectorAll('title')].map((element) => element.textContent),
          description: all('meta[name="description"]', 'content'),
          robots: all('meta[name="robots"]', 'content'),
          canonical: all('link[rel="canonical"]', 'href'),
          ogTitle: all('meta[property="og:title"]', 'content'),
          ogUrl: all('meta[property="og:url"]', 'content'),
          twitter: all('meta[name="twitter:title"]', 'content'),
        };
      });
    await page.goto(path);
    const fromServer = await read();
    expect(fromServer).toMatchObject({
      titles: [title],
      robots: ['index,follow'],
      canonical: [product.url + path],
      ogTitle: [title],
      ogUrl: [product.url + path],
      twitter: [title],
    });
    expect(fromServer.description).toHaveLength(1);

    await page.goto(path === '/' ? '/menu' : '/');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: path === '/' ? 'Home' : 'Menu' })
      .click();
    await expect(page).toHaveTitle(title);
    expect(await read()).toEqual(fromServer);
  });
}

test('a navigation starts at the top, going back restores the place', async ({ page }) => {
  await page.goto('/menu');
  await page.evaluate(() => window.scrollTo(0, 2_000));
  await page.getByRole('link', { name: 'Casa Bodegón, home' }).click();
  await expect(page).toHaveTitle(/^Home/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_500);
});

test('the navbar is 72 px, clear on Home until it is scrolled and solid elsewhere', async ({ page }) => {
  const ground = () =>
    page.getByRole('banner').evaluate((bar) => ({
      height: bar.getBoundingClientRect().height,
      alpha: getComputedStyle(bar).backgroundColor,
    }));
  await page.goto('/');
  expect(await ground()).toEqual({ height: 72, alpha: expect.stringMatching(/rgba\(.*, 0\)/) });
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(async () => (await ground()).alpha).toMatch(/^rgb\(/);
  await page.goto('/menu');
  expect((await ground()).alpha).toMatch(/^rgb\(/);
});

test('the footer tells hours, address, phone, e-mail, networks and the agency', async ({ page }) => {
  await page.goto('/menu');
  const footer = page.getByRole('contentinfo');
  await expect(
    footer.getByRole('row', { name: 'Thursday, Friday, Saturday 5:00 PM to 10:30 PM' }),
  ).toBeVisible();
  await expect(footer.getByRole('row', { name: 'Sunday to Wednesday 4:00 PM to 9:00 PM' })).toBeVisible();
  await expect(footer.getByRole('link', { name: '(617) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+16175550142',
  );
  await expect(footer.getByRole('link', { name: 'hola@casabodegon.example' })).toBeVisible();
  for (const network of ['Instagram', 'Facebook', 'TikTok']) {
    await expect(footer.getByRole('link', { name: network })).toBeVisible();
  }
  await expect(footer.getByText(/^Website by/)).toBeVisible();
});

test.describe('the side panel on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('takes focus, locks the page, and gives focus back however it is closed', async ({ page }) => {
    await page.goto('/menu');
    const hamburger = page.getByRole('button', { name: 'Open the menu of pages' });
    const panel = page.getByRole('dialog', { name: 'Pages' });
    const open = async () => {
      await hamburger.click();
      await expect(panel).toBeVisible();
      expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
    };
    const expectClosed = async () => {
      await expect(panel).toBeHidden();
      await expect(hamburger).toBeFocused();
    };
    await open();
    await expect(panel.getByRole('link', { name: 'Instagram' })).toBeVisible();
    await expect(panel.getByRole('link', { name: 'Facebook' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectClosed();
    await open();
    await page.mouse.click(10, 400);
    await expectClosed();
    await open();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expectClosed();
    await open();
    await panel.getByRole('link', { name: 'Menu' }).click();
    await expectClosed();
    await open();
    await panel.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveTitle(/^Home/);
    await expect(panel).toBeHidden();
    await page.goto('/menu');
    await page.goto('/');
    await open();
    await page.goBack();
    await expect(page).toHaveTitle(/^Menu/);
    await expect(panel).toBeHidden();
  });
});

test('at start service workers are unregistered and browser caches emptied', async ({ page }) => {
  await page
    .context()
    .route('**/old-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => {});' }),
    );
  await page.goto('/menu');
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/old-worker.js');
    await (await caches.open('old')).put('/old', new Response('old'));
  });
  expect(await workers()).toBe(1);
  await page.reload();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
  await expect.poll(workers).toBe(0);
});

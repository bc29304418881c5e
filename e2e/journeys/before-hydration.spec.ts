import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { holdBack } from '../support/answers';
import { expect, test } from '../support/test';

/** Opens a page whose scripts wait until the test releases them. */
async function goWithoutScripts(page: Page, path: string): Promise<() => void> {
  const letGo = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return letGo;
}

test('a search typed before hydration filters after it', async ({ page }) => {
  const letGo = await goWithoutScripts(page, '/menu');
  const search = page.getByRole('searchbox');
  const isEarly = page.getByText('Search isn’t ready yet, so the whole list is shown.');
  await expect(isEarly).toBeHidden();
  await search.fill('no shellfish');
  await expect(isEarly).toBeVisible();
  letGo();
  await expect(page.getByText(/^\d+ dishes are confirmed to be without shellfish\.$/)).toBeVisible();
  await expect(isEarly).toHaveCount(0);
  await expect(search).toHaveValue('no shellfish');
  await expect(page.getByRole('article').filter({ hasText: 'Gambas al ajillo' })).toHaveCount(0);
});

test('a page that is scrolled while still loading hydrates once it is complete', async ({
  page,
  product,
}) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  // Holds back the second half of the menu.
  const proxy = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(product.url + request.url);
      const bytes = Buffer.from(await answer.arrayBuffer());
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      if (request.url !== '/menu') return response.end(bytes);
      response.write(bytes.subarray(0, bytes.length / 2));
      await held;
      response.end(bytes.subarray(bytes.length / 2));
    })();
  }).listen(0, 'localhost');
  await once(proxy, 'listening');
  const { port } = proxy.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/menu`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect(page.locator('html')).toHaveAttribute('data-seen', 'all');
  await page.evaluate(async () => {
    const { scripts = '' } = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset ?? {};
    await Promise.all(scripts.split(' ').map((name) => import(/* at run time */ name)));
  });
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  proxy.close();
});

test('so do a sort order and a tab', async ({ page }) => {
  const letGo = await goWithoutScripts(page, '/drinks');
  await page.getByRole('combobox').selectOption('price-up');
  await page.getByRole('tab').nth(2).click();
  letGo();
  await expect(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('section[aria-labelledby^="category-"]')).toHaveCount(1);
  await expect(page).toHaveURL(/\?(?=.*\bsort=price-up\b)(?=.*\bcategory=)/);
  await expect(page.getByRole('combobox')).toHaveValue('price-up');
});

test('so does a chip', async ({ page }) => {
  const letGo = await goWithoutScripts(page, '/');
  await page.getByRole('radio', { name: 'Specials' }).click();
  letGo();
  await expect(page).toHaveURL(/\?show=special$/);
  await expect(page.getByRole('radio', { name: 'Specials' })).toBeChecked();
  await expect(page.getByRole('region', { name: 'Events and specials' }).getByRole('article')).toHaveCount(3);
});

test.describe('on a weak connection', () => {
  test.use({ expectedConsole: [/Failed to (load resource|fetch)/] });

  test('a page whose scripts fail to load hydrates later', async ({ page }) => {
    let isBack = false;
    await page.route('**/assets/entry-client-*.js', (route) => route.abort(), { times: 1 });
    await page.route('**/assets/lists-*.js', (route) => (isBack ? route.continue() : route.abort()));
    // The entry, which has arrived, asks whether the site has been updated.
    await page.route('**/menu', (route) => {
      if (route.request().method() !== 'HEAD') return route.continue();
      isBack = true;
      return route.abort();
    });
    await page.goto('/menu');
    expect(isBack).toBe(true);
  });

  test('a page whose scripts failed for good hydrates once the connection is back', async ({ page }) => {
    await page.clock.install();
    let lost = 0;
    let isBack = false;
    await page.route('**/assets/entry-client-*.js', (route) => {
      lost += 1;
      return isBack ? route.continue() : route.abort();
    });
    // Otherwise the page is loaded again, as after an update.
    await page.route('**/menu', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    await page.goto('/menu', { waitUntil: 'domcontentloaded' });
    const gaveUp = page.waitForEvent('pageerror');
    await expect
      .poll(() => Promise.race([gaveUp.then(() => 'gave up'), page.clock.runFor(10_000)]))
      .toBe('gave up');
    // The scripts that import it give up at the same time.
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    const before = lost;
    isBack = true;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(() => lost).toBeGreaterThan(before);
    await page.clock.runFor(1_000);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
  });
});

test('a diet chosen without scripts still filters', async ({ page }) => {
  await goWithoutScripts(page, '/menu');
  await expect(page.getByRole('button', { name: 'Show' })).toBeHidden();
  await page.getByRole('checkbox', { name: /^Shellfish/ }).check();
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText(/^\d+ dishes are without shellfish/)).toBeVisible();
});

test('text typed into the contact form before hydration is kept', async ({ page }) => {
  const letGo = await goWithoutScripts(page, '/contact');
  await page.getByRole('textbox', { name: 'Message' }).fill('A table by the window.');
  letGo();
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect(page.getByRole('button', { name: 'Copy address' })).toBeVisible();
  await footer.getByRole('link', { name: 'Menu' }).click();
  await expect(page).toHaveTitle(/^Menu/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A table by the window.');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the navigation opens and closes before hydration, and stays open', async ({ page }) => {
    const letGo = await goWithoutScripts(page, '/events');
    const hamburger = page.getByRole('button', { name: 'Open navigation' });
    const panel = page.getByRole('dialog', { name: 'Navigation' });
    await hamburger.click();
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel).toBeHidden();
    await hamburger.click();
    await page.mouse.click(10, 400);
    await expect(panel).toBeHidden();
    await hamburger.click();
    await expect(panel).toBeVisible();
    letGo();
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', 'true');
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});

test('a search, a tab and a sort order are restored by Back and a reload', async ({ page }) => {
  await page.goto('/drinks');
  await page.getByRole('searchbox').fill('no gluten');
  await page.getByRole('combobox').selectOption('name');
  const tab = page.getByRole('tab').nth(3);
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');

  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('no gluten');
  await expect(page.getByRole('combobox')).toHaveValue('name');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText(/confirmed to be without wheat or gluten\.$/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About/);
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('no gluten');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('combobox')).toHaveValue('name');
});

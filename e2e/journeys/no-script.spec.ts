import type { Page } from '@playwright/test';
import { NAVIGATION_ENTRIES } from '../support/navigation-entries';
import { PUBLIC_PATHS } from '../support/public-pages';
import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

const LINKS = NAVIGATION_ENTRIES.filter((name) => name !== 'Book a Table');

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

/** A list's tabs link to its categories. */
async function expectTabsToLead(page: Page): Promise<void> {
  const tab = page.getByRole('tab').nth(3);
  const target = (await tab.getAttribute('href')) ?? '';
  await tab.click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  await expect(page.locator(target)).toBeInViewport();
}

/** What else each page must show. */
const MORE: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    const offers = region(page, 'Offers');
    const first = offers.getByRole('group', { name: '1 of 5' });
    await expect(first.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(first.locator('img')).toBeVisible();
    await expect(offers.getByRole('button')).toHaveCount(0);
    const last = offers.getByRole('group', { name: '5 of 5' }).getByRole('link').first();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
    await expect(region(page, 'Menu Highlights').getByRole('article')).toHaveCount(10);
    const findUs = page.getByRole('main').getByRole('region', { name: /^Find us/ });
    const map = findUs.getByRole('link', { name: 'Open the map' });
    await expect(map).toHaveAttribute('href', /openstreetmap\.org|google\.com/);
    await expect(map).toBeVisible();
    await expect(findUs.getByRole('button', { name: 'Show the map' })).toBeHidden();
    await expect(findUs.getByRole('button', { name: 'Copy address' })).toBeHidden();
    await expect(findUs.getByRole('link', { name: 'Directions' })).toBeVisible();
  },
  '/menu': async (page) => {
    expect(await page.getByRole('article').count()).toBeGreaterThan(55);
    await expect(page.getByRole('searchbox')).toBeHidden();
    const milk = page.getByRole('checkbox', { name: /^Milk/ });
    await milk.check();
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(page).toHaveURL(/\?without=milk$/);
    await page.goBack();
    await expect(milk).not.toBeChecked();
    await expectTabsToLead(page);
  },
  '/drinks': async (page) => {
    expect(await page.getByRole('article').count()).toBeGreaterThan(80);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('combobox')).toBeHidden();
    await expectTabsToLead(page);
  },
  '/5-tapas': async (page) => {
    const { items } = (await (await page.request.get('/api/tapas5')).json()) as { items: { name: string }[] };
    expect(items.length).toBeGreaterThan(5);
    await expect(page.getByRole('article').getByRole('heading')).toContainText(items.map(({ name }) => name));
    await expect(page.getByText('Each item $5', { exact: true })).toBeVisible();
    await expect(page.getByText('Mon, Tue, Wed 4 PM to 6 PM', { exact: true })).toBeVisible();
  },
  '/events': async (page) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(8);
    await expect(page.getByRole('link', { name: /^Add to calendar/ })).toHaveCount(5);
  },
  '/gallery': async (page) => {
    await expect(page.getByRole('heading', { name: 'Gallery', level: 1 })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    // Chromium's own page around a picture would report policy violations.
    const photo = page.getByRole('main').getByRole('listitem').first().getByRole('link');
    const address = (await photo.getAttribute('href')) ?? '';
    expect(address).toMatch(/^\/pictures\/gallery\/.+\.jpg$/);
    expect((await page.request.get(address)).headers()['content-type']).toBe('image/jpeg');
  },
  '/about': async (page) => {
    const main = page.getByRole('main');
    await expect(main.getByText('Since 1996', { exact: true })).toBeVisible();
    await expect(main.getByText(/^Inés and Mateo Ezquerro/)).toBeVisible();
    await expect(main.getByRole('heading', { level: 3 })).toHaveCount(5);
  },
  '/contact': async (page) => {
    const banner = page.getByRole('banner');
    for (const name of NAVIGATION_ENTRIES) {
      await expect(banner.getByRole('link', { name, exact: true })).toBeVisible();
    }
    await expect(banner.getByRole('button')).toHaveCount(0);
    await banner.getByRole('link', { name: 'Tapas $5' }).click();
    await expect(page).toHaveURL(/\/5-tapas$/);
  },
};

for (const path of PUBLIC_PATHS) {
  test(`${path} is complete without scripts, and shows nothing that needs one`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const main = page.getByRole('navigation', { name: 'Main' });
    for (const name of LINKS) await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) => all.map((image) => image.getAttribute('alt') ?? ''));
    const words = `${await page.getByRole('main').innerText()} ${pictures.join(' ')}`;
    expect(words.length).toBeGreaterThan(350);
    await expect(page.getByTestId('skeleton-card')).toHaveCount(0);

    const idle = page.locator(
      'button:visible:not(form[action] [type=submit]), select:visible:not(form[action] *), iframe',
    );
    expect(await idle.evaluateAll((all) => all.map((element) => element.outerHTML.slice(0, 120)))).toEqual(
      [],
    );
    await MORE[path]?.(page);
  });
}

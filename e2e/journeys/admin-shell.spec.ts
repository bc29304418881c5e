import type { Locator, Page } from '@playwright/test';
import { expectNoFinding, expectNoFindingInEitherScheme, expectReadableColors } from '../support/axe';
import { expect, test } from '../support/staff';
import { DESK, PHONE } from '../support/staff-screen';

const today = (page: Page) => page.getByRole('button', { name: /^Today/ });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Staff area' });

async function enter(page: Page, size: typeof DESK, path = '/admin/menu') {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The counts have loaded.
  await expect(today(page)).toHaveAccessibleName(/need/);
}

/** Waits until the focus has moved: a key pressed before that would go elsewhere. */
async function focus(part: Locator) {
  await part.focus();
  await expect(part).toBeFocused();
}

test('the staff area works with only the keyboard', async ({ staffPage: page }) => {
  await enter(page, DESK);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await focus(navigation(page).getByRole('link', { name: 'Drinks' }));
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Drinks')).toBeFocused();
  await expect(page).toHaveTitle(/Drinks · Staff$/);
  await expect(navigation(page).locator('[aria-current=page]')).toHaveText('Drinks');

  await focus(today(page));
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Today' });
  await expect(panel.locator(':focus')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(today(page)).toBeFocused();

  await page.keyboard.press('Enter');
  const review = panel.getByRole('link', { name: /dishes need allergen review/ });
  await focus(review);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/menu\?state=unconfirmed$/);
  await expect(panel).toBeHidden();
  await expect(heading(page, 'Menu')).toBeFocused();

  await focus(page.getByRole('button', { name: /^Account/ }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Your account' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Account/ })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true });

  test('everything is within thumb’s reach, and nothing is covered', async ({ staffPage: page }) => {
    await page.route('**/api/admin/attention', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ json: { ...(await answer.json()), newMessages: 12 } });
    });
    await enter(page, PHONE, '/admin/menu/new');
    const bar = navigation(page);
    await test.step('a large unread count is above its label', async () => {
      const link = bar.getByRole('link', { name: 'Messages (12 new)' });
      const count = await link.getByText('12', { exact: true }).boundingBox();
      const word = await link.getByText('Messages').boundingBox();
      expect((count?.y ?? NaN) + (count?.height ?? NaN)).toBeLessThanOrEqual(word?.y ?? NaN);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    });
    const save = page.getByRole('button', { name: 'Save' });
    await save.scrollIntoViewIfNeeded();
    const [saveBox, barBox] = [await save.boundingBox(), await bar.boundingBox()];
    expect((saveBox?.y ?? 0) + (saveBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    expect((barBox?.y ?? 0) + (barBox?.height ?? 0)).toBe(PHONE.height);

    await bar.getByRole('link', { name: 'Highlights' }).tap();
    await expect(heading(page, 'Highlights')).toBeVisible();
    await bar.getByRole('button', { name: 'More', exact: true }).tap();
    const more = page.getByRole('dialog', { name: 'More' });
    await more.getByRole('link', { name: 'Offers' }).tap();
    await expect(heading(page, 'Offers')).toBeVisible();
    await expect(more).toBeHidden();

    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      const small = await bar.or(page.getByRole('banner')).evaluateAll((places) =>
        places
          .flatMap((place) => [...place.querySelectorAll('a, button')])
          .map((part) => ({ name: part.textContent, ...part.getBoundingClientRect().toJSON() }))
          .filter(({ height, width: wide }) => height > 0 && (height < 44 || wide < 44)),
      );
      expect(small, `targets at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `sideways at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test('a list begins high up, and with text at 200 % names have space', async ({ staffPage: page }) => {
    await test.step('a list begins high up, and its search stays in reach without covering the focused element', async () => {
      await enter(page, PHONE, '/admin/menu?state=no-picture');
      await expect(page.getByRole('radio', { name: /^No photo/ })).toBeInViewport({ ratio: 1 });
      await enter(page, PHONE, '/admin/menu');
      const rows = page.getByRole('main').getByRole('listitem');
      await expect(rows.first()).toBeVisible();
      expect((await rows.first().boundingBox())?.y).toBeLessThan(PHONE.height * 0.4);

      const search = page.getByRole('searchbox', { name: 'Search dishes' });
      await rows.nth(12).getByRole('link').focus();
      await expect(search).toBeInViewport({ ratio: 1 });
      const above = rows.nth(4).getByRole('link');
      await above.focus();
      const [link, bar] = [await above.boundingBox(), await search.boundingBox()];
      expect(link?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
    });
    const restaurant = page.getByRole('banner').getByText('Casa Bodegón');
    const isCut = (part: Element) =>
      part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight;
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await restaurant.evaluate(isCut), 'the name at 320 px').toBe(false);
    await page.setViewportSize(PHONE);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
    expect(await restaurant.evaluate(isCut), 'the name at 200 %').toBe(false);
    const tabs = navigation(page).locator('a, button');
    expect(
      await tabs.evaluateAll((all) => all.map((tab) => tab.scrollWidth > tab.clientWidth)),
    ).not.toContain(true);
    for (const [path, name] of [
      ['/admin/tonight', 'Gildas'],
      ['/admin/tapas5', 'Patatas bravas'],
    ] as const) {
      await page.goto(path);
      const dish = page.getByRole('listitem').getByText(name, { exact: true }).first();
      expect((await dish.boundingBox())?.width, `a dish on ${path}`).toBeGreaterThan(PHONE.width / 3);
    }
  });
});

test('search works from anywhere: with its shortcut on a desktop, with its button on a phone', async ({
  staffPage: page,
  api,
}) => {
  const { items } = await api.must('GET', '/admin/drinks?pageSize=1000');
  const [drink] = items;
  await enter(page, DESK, '/admin/offers');
  await page.keyboard.press('ControlOrMeta+k');
  const dialog = page.getByRole('dialog', { name: 'Find anything' });
  const field = dialog.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type(drink.name);
  await expect(dialog.getByRole('option').filter({ hasText: drink.name }).first()).toBeVisible();
  await expectNoFindingInEitherScheme(page);
  await page.keyboard.press('Enter');
  await expect(heading(page, drink.name)).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await enter(page, PHONE);
  await page.getByRole('button', { name: 'Find anything' }).click();
  await expect(field).toBeFocused();
  await page.keyboard.type('tax');
  await expect(dialog.getByRole('option', { name: /^Meals tax/ })).toBeVisible();
  await expectNoFinding(page);
  await dialog.getByRole('option', { name: /^Meals tax/ }).click();
  await expect(page.getByRole('heading', { name: 'Mandatory fee, tax and plates' })).toBeFocused();
  await expect(page).toHaveURL('/admin/site#part-fee');
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/] });

  test('the banner says so, nothing is shown as saved, and it disappears when a call succeeds', async ({
    staffPage: page,
    context,
  }) => {
    await enter(page, PHONE);
    // The code behind the buttons is fetched once the screen is idle.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    const banner = page.getByRole('status').filter({
      hasText: 'You’re offline. Changes won’t save until you’re back.',
    });
    await expect(banner).toBeVisible();
    await today(page).click();
    const special = page.getByRole('switch', { name: /^Special/ });
    await special.click();
    await expect(special).toHaveAccessibleDescription(/Waiting to save: no connection$/);

    await context.setOffline(false);
    await expect(banner).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'is off' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'is on' })).toBeVisible();
    await expect(special).toBeChecked();
  });

  test('a screen whose code is gone reloads once, then says what to do', async ({ staffPage: page }) => {
    await enter(page, DESK);
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/admin-assets\/.*offers-list.*\.js/, (route) => route.abort());
    await navigation(page).getByRole('link', { name: 'Offers' }).click();
    await expect(heading(page, 'This screen could not be loaded')).toBeVisible();
    expect(loads).toBe(1);
    await page.unroute(/\/admin-assets\/.*offers-list.*\.js/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'Offers')).toBeVisible();
  });
});

test('the shell has no axe finding on a phone and a desktop, in light and dark, with its panels closed and open', async ({
  staffPage: page,
}) => {
  // With nothing open, admin-routes checks it on a desktop and admin-contacts on a phone. Left: a dark desktop.
  await enter(page, DESK, '/admin/contacts');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectReadableColors(page);
  for (const size of [DESK, PHONE]) {
    await page.setViewportSize(size);
    await today(page).click();
    const special = page.getByRole('switch', { name: /^Special/ });
    await special.click();
    await expect(page.getByRole('status').filter({ hasText: 'is off' }).first()).toBeVisible();
    await expectNoFindingInEitherScheme(page);
    await special.click();
    // The switch looks on before the save is done; leaving now would cancel the save.
    await expect(page.getByRole('status').filter({ hasText: 'is on' }).first()).toBeVisible();
    await expect(special).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await navigation(page).getByRole('button', { name: 'More', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFinding(page);
});

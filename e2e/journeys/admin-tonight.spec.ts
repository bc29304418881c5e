import type { Page } from '@playwright/test';
import { expectNoFindingInEitherScheme, showWhole } from '../support/axe';
import { hasText } from '../support/dishes';
import { expect, expectOnSite, keepSignedIn, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';
import {
  countPresses,
  enterScreen,
  expectFitsAllSizes,
  expectGoodAtAllSizes,
  OTHER_ROWS,
  PHONE,
} from '../support/staff-screen';

const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^On the (menu|drinks): ${name}(, Sold out)?$`) });
const outNow = (page: Page) => page.getByRole('region', { name: /sold out tonight$/ });

/** Returns when it is stored: from then on, other phones have two seconds. */
async function switchAndSave(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await switchOf(page, name).click();
  await saved;
}

/**
 * The Tonight screen of a restaurant that opened within the last hour and stays open for many more, so that there are
 * upcoming half hours whenever this runs.
 */
async function enterOpenHouse(page: Page, api: StaffApi) {
  const { hours, exceptions, timezone } = await api.must('GET', '/admin/site');
  const clock = { timeZone: timezone, hourCycle: 'h23', hour: '2-digit' } as const;
  const opens = Math.max(Number(new Date().toLocaleTimeString('en-US', clock)) - 1, 0);
  const at = (hour: number) => `${String((hour + 24) % 24).padStart(2, '0')}:00`;
  const spans = [{ opens: at(opens), closes: at(opens - 1) }];
  const week = hours.map(({ day }: { day: string }) => ({ day, spans }));
  await api.must('PUT', '/admin/site', { hours: week, exceptions: [] });
  await enterScreen(page, '/admin/tonight', 'Tonight', PHONE);
  return {
    today: page.getByRole('region', { name: 'Hours today' }),
    presses: await countPresses(page),
    restore: () => api.must('PUT', '/admin/site', { hours, exceptions }),
  };
}

async function someDishes(api: StaffApi, count: number): Promise<string[]> {
  const { items } = await api.must('GET', '/admin/menu?available=true&pageSize=1000');
  return items.slice(0, count).map(({ name }: { name: string }) => name);
}

test('a dish is sold out with one tap, five more with five using the search, and all are brought back with one', async ({
  staffPage: page,
  api,
}) => {
  const [first = '', ...five] = await someDishes(api, 6);
  const endless = [{ id: 1, name: 'W'.repeat(120), price: 9 }];
  await page.route('**/api/highlights?*', (route) => route.fulfill({ json: endless }));
  await enterScreen(page, '/admin/tonight', 'Tonight', PHONE);
  const search = page.getByRole('searchbox', { name: 'Search dishes and drinks' });
  await expect(search).toBeFocused();
  const presses = await countPresses(page);

  await switchOf(page, first).click();
  expect(await presses()).toBe(1);
  await expect(outNow(page)).toContainText(`${first}until `);
  await expect(outNow(page)).toContainText(`${api.user.name}, `);
  await expect(switchOf(page, first)).not.toBeChecked();
  await expectOnSite(page, '/menu', (html) => !hasText(first)(html), 'that the dish is gone');
  const [stored] = (await api.must('GET', '/admin/menu?available=false&pageSize=1000')).items.filter(
    ({ name }: { name: string }) => name === first,
  );
  expect(Date.parse(stored.sold_out_until)).toBeGreaterThan(Date.now());

  await search.focus();
  for (const name of five) {
    await page.keyboard.type(name);
    await switchOf(page, name).click();
    // The next search replaces it.
    await expect(search).toBeFocused();
  }
  expect(await presses()).toBe(6);
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: '6 sold out tonight' })).toBeVisible();
  await expectGoodAtAllSizes(page);

  await page.setViewportSize(PHONE);
  await page.getByRole('button', { name: 'Bring all back' }).click();
  await expect(page.getByText('6 are back')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing is sold out tonight' })).toBeVisible();
  await expectOnSite(page, '/menu', hasText(first), 'that the dish is back');
});

test('the house or only its kitchen closes early, diners see it within a second, and one press undoes it', async ({
  staffPage: page,
  api,
}) => {
  const { today, presses, restore } = await enterOpenHouse(page, api);
  await test.step('the house closes early with two presses, diners see it at once, and one press undoes it', async () => {
    await today.getByRole('button', { name: 'Close early' }).click();
    const times = today.getByRole('group', { name: 'Close early' }).getByRole('button');
    const chosen = await times.first().innerText();
    await times.first().click();
    expect(await presses()).toBe(2);
    await expect(page.getByText(`Closing at ${chosen} today`)).toBeVisible();
    await expect(today).toContainText(`${chosen} (special hours)`);
    // Focused, the notice stays however long the site takes.
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.focus();
    const isEarly = (site: string) => JSON.parse(site).exceptions.length === 1;
    await expectOnSite(page, '/api/site', isEarly, 'the special hours');
    await undo.click();
    expect(await presses()).toBe(3);
    await expect(today).not.toContainText('special hours');
    await expectOnSite(page, '/api/site', (site) => !isEarly(site), 'the regular hours');
    await today.getByRole('button', { name: 'Close for the day' }).click();
    await expect(today).toContainText('Closed today');
    await today.getByRole('button', { name: 'Use regular hours' }).click();
    await expect(today).not.toContainText('special hours');
  });
  await expectGoodAtAllSizes(page);
  await page.setViewportSize(PHONE);
  await test.step('the kitchen closes with two presses, diners see it within a second, and one press undoes it', async () => {
    const before = await presses();
    await today.getByRole('button', { name: 'Close kitchen' }).click();
    const times = today.getByRole('group', { name: 'Close kitchen' }).getByRole('button');
    const last = await times.last().innerText();
    await times.last().click();
    expect((await presses()) - before).toBe(2);
    await expect(today).toContainText(`Kitchen closes at ${last}`);
    const undo = page.getByRole('button', { name: 'Undo' }).last();
    await undo.focus();
    await expectOnSite(
      page,
      '/',
      (html) => html.includes(`Kitchen closes at ${last}`),
      'when the kitchen closes',
    );
    await undo.click();
    expect((await presses()) - before).toBe(3);
    await expect(today).not.toContainText('Kitchen closes at');
    await expectOnSite(page, '/', (html) => !html.includes('Kitchen closes'), 'that it does not');
    await today.getByRole('button', { name: 'Close kitchen' }).click();
    await today.getByRole('button', { name: 'Now' }).click();
    await expect(today).toContainText('Kitchen closed, bar open until');
    await expectOnSite(
      page,
      '/menu',
      (html) => html.includes('Kitchen closed, bar open'),
      'that it is closed',
    );
    await expectFitsAllSizes(page);
    await today.getByRole('button', { name: 'Reopen kitchen' }).click();
    await expect(today).not.toContainText('Kitchen closed');
  });
  await restore();
});

test('two phones show each other’s changes, and count down the last three without losing a tap', async ({
  staffPage: page,
  api,
  browser,
  product,
}) => {
  const [name = ''] = await someDishes(api, 1);
  const context = await browser.newContext({ baseURL: product.url, viewport: PHONE });
  const other = await context.newPage();
  await keepSignedIn(other, api);
  await enterScreen(page, '/admin/tonight', 'Tonight', PHONE);
  await enterScreen(other, '/admin/tonight', 'Tonight', PHONE);
  await test.step('two phones show each other’s changes, and keep what is being typed', async () => {
    const search = other.getByRole('searchbox');
    await search.fill(name);
    await expect(switchOf(other, name)).toBeChecked();
    await switchAndSave(page, name);
    await expect(switchOf(other, name)).not.toBeChecked();
    await expect(search).toHaveValue(name);
    await search.fill('');

    await expect(outNow(page)).toContainText(name);
    await switchAndSave(other, name);
    await expect(switchOf(page, name)).toBeChecked();
    await expect(page.getByRole('heading', { name: 'Nothing is sold out tonight' })).toBeVisible();
  });
  const presses = await countPresses(page);
  const count = page.getByRole('button', { name: `Count how many ${name} are left` });
  await count.evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await count.click();
  const numbers = page.getByRole('group', { name: `How many ${name} are left?` });
  await expect(numbers).toBeInViewport({ ratio: 1 });
  await numbers.getByRole('button', { name: '3', exact: true }).click();
  expect(await presses()).toBe(2);
  const fewOn = (phone: Page) => phone.getByRole('region', { name: 'Counting tonight' });
  const less = (phone: Page) => fewOn(phone).getByRole('button', { name: `One fewer ${name}` });
  const leftOn = (phone: Page, left: number) =>
    fewOn(phone).getByRole('group', { name: `${name}: only ${left} left` });
  await expect(leftOn(other, 3)).toBeVisible();

  await Promise.all([less(page).click(), less(other).click()]);
  await expect(leftOn(page, 1)).toBeVisible();
  await expect(leftOn(other, 1)).toBeVisible();
  expect(await (await page.request.get('/api/menu/full')).text()).not.toContain('left_');

  await less(page).click();
  await expect(page.getByRole('status').filter({ hasText: `${name}: 0 left` })).toBeAttached();
  await expect(outNow(page)).toContainText(name);
  await expectOnSite(page, '/menu', (html) => !hasText(name)(html), 'that the dish is gone');
  await expectFitsAllSizes(page);
  await showWhole(page);
  await expectNoFindingInEitherScheme(page, 'section[aria-labelledby=few-left]');
  await page.setViewportSize(PHONE);
  await fewOn(page)
    .getByRole('button', { name: `One ${name} more` })
    .click();
  await expect(switchOf(page, name)).toBeChecked();
  await expectOnSite(page, '/menu', hasText(name), 'that the dish is back');
  await page.getByRole('button', { name: `change the count of ${name}` }).click();
  await page.getByRole('button', { name: 'Stop counting' }).click();
  await expect(page.getByRole('button', { name: `Count how many ${name} are left` })).toBeVisible();
  await context.close();
});

test.describe('offline', () => {
  test.use({ expectedConsole: [/net::ERR_INTERNET_DISCONNECTED/] });

  test('without a connection, a tap waits and is saved when it returns', async ({ staffPage: page, api }) => {
    const [name = ''] = await someDishes(api, 1);
    await enterScreen(page, '/admin/tonight', 'Tonight', PHONE);
    await expect(switchOf(page, name)).toBeChecked();
    await page.context().setOffline(true);
    await switchOf(page, name).click();
    await expect(outNow(page)).toContainText(`${name}Waiting to save: no connection`);
    await showWhole(page);
    await expectNoFindingInEitherScheme(page, 'html', OTHER_ROWS);
    await page.context().setOffline(false);
    await expect(outNow(page)).toContainText(`${name}until `);
    await expect(page.getByText('Waiting to save')).toHaveCount(0);
    await expectOnSite(page, '/menu', (html) => !hasText(name)(html), 'that the dish is gone');
    await page.getByRole('button', { name: `Bring back ${name}` }).click();
    await expectOnSite(page, '/menu', hasText(name), 'that the dish is back');
  });
});

import type { Page } from '@playwright/test';
import { expect, expectOnSite, keepSignedIn, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';
import { countPresses, enterScreen, expectGoodAtAllSizes, PHONE } from '../support/staff-screen';

const switchOf = (page: Page, name: string) =>
  page.getByRole('switch', { name: new RegExp(`^On the (menu|drinks): ${name}(, Sold out)?$`) });
const outNow = (page: Page) => page.getByRole('region', { name: /sold out tonight$/ });
const isOnMenu = (name: string) => (html: string) => html.includes(`>${name}<`);

async function someDishes(api: StaffApi, count: number): Promise<string[]> {
  const { items } = await api.must('GET', '/admin/menu?available=true&pageSize=1000');
  return items.slice(0, count).map(({ name }: { name: string }) => name);
}

test('a dish is sold out by one tap, five by five with the search, and all are back by one', async ({
  staffPage: page,
  api,
}) => {
  const [first = '', ...five] = await someDishes(api, 6);
  await enterScreen(page, '/admin/tonight', 'Tonight', PHONE);
  const search = page.getByRole('searchbox', { name: 'Search dishes and drinks' });
  await expect(search).toBeFocused();
  const presses = await countPresses(page);

  await switchOf(page, first).click();
  expect(await presses()).toBe(1);
  await expect(outNow(page)).toContainText(`${first}until `);
  await expect(outNow(page)).toContainText(`${api.user.name}, `);
  await expect(switchOf(page, first)).not.toBeChecked();
  await expectOnSite(page, '/menu', (html) => !isOnMenu(first)(html), 'that the dish is gone');
  const [stored] = (await api.must('GET', '/admin/menu?available=false&pageSize=1000')).items.filter(
    ({ name }: { name: string }) => name === first,
  );
  expect(Date.parse(stored.sold_out_until)).toBeGreaterThan(Date.now());

  await search.focus();
  for (const name of five) {
    await page.keyboard.type(name);
    await switchOf(page, name).click();
    // The next one is typed over it.
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
  await expectOnSite(page, '/menu', isOnMenu(first), 'that the dish is back');
});

test('the house closes early by two presses, as diners see at once, and it is undone by one', async ({
  staffPage: page,
  api,
}) => {
  // Open around the clock, so that there is a half hour to come whenever this runs.
  const { hours, exceptions } = await api.must('GET', '/admin/site');
  const allDay = hours.map(({ day }: { day: string }) => ({
    day,
    spans: [{ opens: '04:00', closes: '03:30' }],
  }));
  await api.must('PUT', '/admin/site', { hours: allDay, exceptions: [] });
  await enterScreen(page, '/admin/tonight', 'Tonight', PHONE);
  const today = page.getByRole('region', { name: 'Hours today' });
  const presses = await countPresses(page);
  await today.getByRole('button', { name: 'Close early' }).click();
  const times = today.getByRole('group', { name: 'Close early' }).getByRole('button');
  const chosen = await times.first().innerText();
  await times.first().click();
  expect(await presses()).toBe(2);
  await expect(page.getByText(`Closing at ${chosen} today`)).toBeVisible();
  await expect(today).toContainText(`${chosen} (special hours)`);
  const isEarly = (site: string) => JSON.parse(site).exceptions.length === 1;
  await expectOnSite(page, '/api/site', isEarly, 'the special hours');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(await presses()).toBe(3);
  await expect(today).not.toContainText('special hours');
  await expectOnSite(page, '/api/site', (site) => !isEarly(site), 'the regular hours');
  await today.getByRole('button', { name: 'Closed today' }).click();
  await expect(today).toContainText('Closed today');
  await today.getByRole('button', { name: 'Regular hours' }).click();
  await expect(today).not.toContainText('special hours');
  await expectGoodAtAllSizes(page);
  await api.must('PUT', '/admin/site', { hours, exceptions });
});

test('two phones show each other’s changes, and keep what is being typed', async ({
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
  await other.getByRole('searchbox').fill(name);

  await switchOf(page, name).click();
  await expect(outNow(page)).toContainText(name);
  await expect(switchOf(other, name)).not.toBeChecked({ timeout: 2_000 });
  await expect(other.getByRole('searchbox')).toHaveValue(name);

  await switchOf(other, name).click();
  await expect(switchOf(page, name)).toBeChecked({ timeout: 2_000 });
  await expect(page.getByRole('heading', { name: 'Nothing is sold out tonight' })).toBeVisible();
  await context.close();
});

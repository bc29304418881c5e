import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import { expect, expectOnSite, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';

const LIST = '/admin/highlights';
/** On the demo menu, and not among its highlights. */
const DISH = 'Gildas';
const CALLS = '**/api/admin/highlights/**';

// Refused, aborted and failed calls, which these tests provoke, are named by the browser.
test.use({ expectedConsole: [/Failed to load resource/] });

interface Highlight {
  id: string;
  name: string;
  date: string | null;
  position: number;
  tagOverride: string;
  etag: string;
}

const all = async (api: StaffApi): Promise<Highlight[]> => (await api.must('GET', LIST)).items;
const idOf = async (api: StaffApi, name: string): Promise<string> => {
  const { items } = await api.must('GET', `/admin/menu?search=${encodeURIComponent(name)}`);
  return items.find((dish: { name: string }) => dish.name === name).id;
};

/** The restaurant's date, so many days from now. */
function dayFromNow(days: number): string {
  const noon = new Date(Date.now() + days * 24 * 60 * 60_000);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(noon);
}

let before: Highlight[];
test.beforeEach(async ({ api }) => {
  before = await all(api);
});
test.afterEach(async ({ api }) => {
  const known = new Set(before.map(({ id }) => id));
  for (const { id } of await all(api)) if (!known.has(id)) await api.must('DELETE', `${LIST}/${id}`);
  for (const { id, position, date, tagOverride } of before) {
    const tag = encodeURIComponent(tagOverride);
    await api.must('PATCH', `${LIST}/${id}?position=${position}&date=${date ?? ''}&tagOverride=${tag}`);
    await api.must('PATCH', `${LIST}/${id}/active?value=true`);
  }
});

const row = (page: Page, name = DISH) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) });
const notice = (page: Page, text: string) => page.getByText(text, { exact: true }).first();
const card = (html: string, name = DISH) => html.includes(`>${name}<`);

async function choose(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: entry }).click();
}

test('a dish goes into the highlights of tomorrow by four presses from another screen', async ({
  staffPage: page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin/contacts');
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await press(page.getByRole('navigation').getByRole('link', { name: 'Highlights' }));
  await press(page.getByRole('radio', { name: /^Tomorrow/ }));
  await press(page.getByRole('button', { name: 'Add from the menu' }));
  await expect(page.getByRole('searchbox', { name: 'Search the dishes' })).toBeFocused();
  await page.keyboard.type('gild');
  await press(page.getByRole('dialog').getByRole('button', { name: DISH }));
  // Ten are on for every day: one of a single day goes before them, else nobody would see it.
  await expect(
    page.getByText(`“${DISH}” is first in the highlights of tomorrow. 1 highlight won’t show`),
  ).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
  await expect(page.getByText(/^1 highlight won’t show tomorrow \(limit 10\): .+\.$/)).toBeVisible();

  const tomorrow = dayFromNow(1);
  const shown = await page.request.get(`/api/highlights?date=${tomorrow}&limit=10`);
  expect(((await shown.json()) as Highlight[])[0]?.name).toBe(DISH);
  expect(card(await (await page.request.get('/')).text()), 'not today').toBe(false);
  expect((await all(api)).find(({ name }) => name === DISH)?.date).toBe(tomorrow);
});

test('the menu sends a dish here, and it lives: day, tag, hidden, moved, deleted, each seen on the start page', async ({
  staffPage: page,
  dinerPage,
  api,
}) => {
  test.setTimeout(90_000);
  await page.goto(`/admin/highlights?add=${await idOf(api, DISH)}`);
  const dialog = page.getByRole('dialog', { name: `Which day for “${DISH}”?` });
  await dialog.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/);
  await choose(page, DISH, 'Change the day');
  await dialog.getByRole('button', { name: 'Today' }).click();
  await expect(notice(page, `“${DISH}” is in the highlights of today`)).toBeVisible();
  await expectOnSite(page, '/', (html) => card(html), 'the dish');
  await expect(row(page)).toHaveCount(0);
  await page.getByRole('radio', { name: /^Today/ }).click();

  await row(page)
    .getByRole('button', { name: /^Tag of|^Add a tag/ })
    .click();
  await page.keyboard.type('Dairy-free');
  await expect(page.getByText('Diners will not see this one', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: `Tag of ${DISH}` }).fill('First of the season');
  await page.keyboard.press('Enter');
  await expect(notice(page, 'The tag is “First of the season”')).toBeVisible();
  await expectOnSite(page, '/', (html) => html.includes('>First of the season<'), 'the tag');
  await dinerPage.goto('/');
  const slide = dinerPage.getByRole('article').filter({ hasText: DISH });
  await expect(slide).toContainText('First of the season');
  const preview = page.getByRole('region', { name: 'Preview' }).locator('article').filter({ hasText: DISH });
  await expect(preview).toContainText('First of the season');

  await row(page).getByRole('switch').click();
  await expect(notice(page, `“${DISH}” is hidden`)).toBeVisible();
  await expectOnSite(page, '/', (html) => !card(html), 'the hidden dish');
  await expect(preview).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(notice(page, `“${DISH}” is shown again`)).toBeVisible();
  await expectOnSite(page, '/', (html) => card(html), 'the dish again');

  const first = page.getByRole('list', { name: 'Highlights of today' }).getByRole('listitem').first();
  await page.getByRole('button', { name: `Move ${DISH} down` }).click();
  await expect(notice(page, `“${DISH}” is number 2`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Move ${DISH} down` })).toBeFocused();
  await choose(page, DISH, 'Move to top');
  await expect(first).toContainText(DISH);
  await expect(notice(page, `“${DISH}” is number 1`)).toBeVisible();
  await dinerPage.goto('/');
  await expect(
    dinerPage.getByRole('region', { name: 'Menu Highlights' }).getByRole('article').first(),
  ).toContainText(DISH);

  await choose(page, DISH, 'Delete');
  await expect(notice(page, `“${DISH}” is out of the highlights of today`)).toBeVisible();
  await expectOnSite(page, '/', (html) => !card(html), 'the deleted dish');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(notice(page, `“${DISH}” is back`)).toBeVisible();
  await expectOnSite(page, '/', (html) => card(html), 'the dish put back');
  await expect(first).toContainText('First of the season');
});

test('who was slower sees what the other one made of it, and what was not saved is said and tried again', async ({
  staffPage: page,
  api,
}) => {
  await page.goto('/admin/highlights');
  const name = before[0]?.name ?? '';
  const theSwitch = row(page, name).getByRole('switch');
  await expect(theSwitch).toBeChecked();
  await api.must('PATCH', `${LIST}/${before[0]?.id}?tagOverride=Theirs`);
  await theSwitch.click();
  await expect(page.getByRole('alert')).toContainText('Someone else changed it first. It is still shown.');
  await expect(row(page, name)).toContainText('“Theirs”');
  await expect(theSwitch).toBeChecked();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(theSwitch).not.toBeChecked();
  await expectOnSite(page, '/', (html) => !card(html, name), 'the hidden dish');

  await page.route(CALLS, (route) => route.abort());
  await theSwitch.click();
  await expect(page.getByRole('alert').last()).toContainText(
    `“${name}” was not shown again in the highlights. It is still hidden.`,
  );
  await expect(theSwitch).not.toBeChecked();
  await page.unroute(CALLS);
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(theSwitch).toBeChecked();
  await expectOnSite(page, '/', (html) => card(html, name), 'the dish');

  // A dish that is sold out meanwhile says so, and is on the menu’s own screen by one press.
  const [dish] = (await api.must('GET', LIST)).items.slice(1, 2);
  await api.must('PATCH', `/admin/menu/${dish.itemId}/available?value=false`);
  await page.reload();
  await expect(row(page, dish.name)).toContainText('Sold out: diners do not see it');
  await api.must('PATCH', `/admin/menu/${dish.itemId}/available?value=true`);
});

test('fits a phone and a desk, and axe finds nothing in the dialog', async ({ staffPage: page }) => {
  test.setTimeout(90_000);
  for (const size of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/admin/highlights');
    await expect(page.getByRole('list', { name: 'Highlights of today' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await page.getByRole('button', { name: 'Add from the menu' }).press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Search the dishes' })).toBeFocused();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await expectNoFinding(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Add from the menu' })).toBeFocused();
  }
});

test('works by the keyboard alone', async ({ staffPage: page }) => {
  test.setTimeout(60_000);
  await page.goto('/admin/highlights');
  await page.getByRole('radio', { name: /^Today/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: /^Tomorrow/ })).toBeChecked();
  await page.getByRole('button', { name: 'Add from the menu' }).press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Search the dishes' })).toBeFocused();
  await page.keyboard.type('gildas');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('1 dish');
  await page.keyboard.press('Enter');
  await expect(
    notice(
      page,
      `“${DISH}” is first in the highlights of tomorrow. 1 highlight won’t show tomorrow (limit 10): Crema catalana.`,
    ),
  ).toBeVisible();
  await expect(row(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const handle = page.getByRole('button', { name: `Move ${DISH}`, exact: true });
  await handle.press('Space');
  await expect(page.getByText(`“${DISH}”: place 1 of`, { exact: false })).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(`“${DISH}”: place 2`, { exact: false })).toBeAttached();
  await page.keyboard.press('Space');
  await expect(notice(page, `“${DISH}” is number 2`)).toBeVisible();
  await expect(handle).toBeFocused();
  await page.getByRole('button', { name: `More for ${DISH}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Change the day' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Today' })).toBeFocused();
  // What lies behind is scrolled half under the header, and out of reach until the dialog is gone.
  await expectNoFinding(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Today' }).press('Enter');
  await expect(row(page)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

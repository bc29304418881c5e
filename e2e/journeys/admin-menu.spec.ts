import { resolve } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import { expect, expectOnSite, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';

const PICTURE = resolve(import.meta.dirname, '../../cms/seed/pictures/gildas.jpg');
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 900 };

// Calls that are made to fail here are told to the console by the browser itself.
test.use({ expectedConsole: [/Failed to load resource/] });
test.setTimeout(90_000);

interface Dish {
  id: string;
  etag: string;
  name: string;
  category: string;
  price: number;
}

const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
const notice = (page: Page, text: string | RegExp) => page.getByText(text).first();
const counted = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
/** Does what changes an order, and waits until it is stored. */
const reorder = async (page: Page, act: () => Promise<void>) => {
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/reorder') && answer.ok());
  await act();
  await stored;
};
const price = (text: string) => (html: string) => html.includes(`>${text}<`);
const named = (name: string) => (html: string) => html.includes(`>${name}<`);

async function makeDish(api: StaffApi, parts: object = {}): Promise<Dish> {
  const { items } = await api.must('GET', '/admin/menu/categories');
  const body = { name: 'Tapa de prueba', price: 31, category: items[0].id, allergens_confirmed: true };
  return api.must('POST', '/admin/menu', { ...body, ...parts });
}

async function remove(api: StaffApi, ...names: string[]): Promise<void> {
  const { items } = await api.must('GET', '/admin/menu?pageSize=1000');
  for (const { id, name } of items as Dish[]) {
    if (names.includes(name)) await api.must('DELETE', `/admin/menu/${id}`);
  }
}

test('from a phone: sold out and back, a new price, what fails and what somebody else did', async ({
  staffPage: page,
  api,
}) => {
  await page.setViewportSize(PHONE);
  const dish = await makeDish(api);
  await page.goto('/admin/menu');
  await page.getByRole('searchbox', { name: 'Search dishes' }).fill('prueba');
  const tapa = row(page, dish.name);
  await expect(tapa).toBeVisible();
  await expect(counted(page, /^1 of \d+ dishes$/)).toBeVisible();

  // One press, seen by diners; one press takes it back.
  await tapa.getByRole('switch').click();
  await expect(notice(page, `“${dish.name}” is sold out`)).toBeVisible();
  await expectOnSite(page, '/menu', (html) => !named(dish.name)(html), 'the sold-out dish is gone');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice(page, `“${dish.name}” is on the menu again`)).toBeVisible();
  await expectOnSite(page, '/menu', named(dish.name), 'the dish is back');

  // A price, typed as a European does.
  await tapa.getByRole('button', { name: /^Price of/ }).click();
  await page.keyboard.type('$32,50');
  await expect(page.getByText('Shown as $33')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(notice(page, `“${dish.name}” costs $32.50`)).toBeVisible();
  await expectOnSite(page, '/menu', price('$33'), 'the new price');

  // What is no price is not sent, and Escape gives up.
  await tapa.getByRole('button', { name: /^Price of/ }).click();
  await page.keyboard.type('12.345');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A price has at most two decimals.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tapa.getByRole('button', { name: /\$32\.50/ })).toBeFocused();

  // No connection: said, put back, tried again.
  await page.route('**/available?value=*', (route) => route.abort('internetdisconnected'));
  await tapa.getByRole('switch').click();
  await expect(notice(page, /is sold out was not saved/)).toBeVisible();
  await expect(tapa.getByRole('switch')).toBeChecked();
  await page.unroute('**/available?value=*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(notice(page, `“${dish.name}” is sold out`)).toBeVisible();

  // Somebody else changed the price: theirs is shown, and kept unless it is changed once more.
  const now = await api.must('GET', `/admin/menu/${dish.id}`);
  await api.must('PUT', `/admin/menu/${dish.id}`, { name: now.name, category: now.category, price: 35 });
  await tapa.getByRole('button', { name: /^Price of/ }).click();
  await page.keyboard.type('34');
  await page.keyboard.press('Enter');
  await expect(notice(page, /It costs \$35 now/)).toBeVisible();
  await expect(tapa.getByRole('button', { name: /\$35/ })).toBeVisible();
  expect((await api.must('GET', `/admin/menu/${dish.id}`)).price).toBe(35);

  // Deleted after a question; diners never knew it was here.
  await tapa.getByRole('button', { name: `More for ${dish.name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(tapa).toHaveCount(0);
  expect((await api.call('GET', `/admin/menu/${dish.id}`)).status).toBe(404);
});

test('a dish with a picture is added by six presses, seen by diners, copied and deleted', async ({
  staffPage: page,
  dinerPage,
  api,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/drinks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  await press(page.getByRole('navigation').getByRole('link', { name: 'Menu', exact: true }));
  await press(page.getByRole('link', { name: /^Add a dish to / }).first());
  await press(page.getByLabel('Name', { exact: false }).first());
  await page.keyboard.type('Tapa con foto');
  await page.keyboard.press('Tab');
  await page.keyboard.type('14.50');
  await expect(page.getByText(/\$14\.50 is shown as \$15/)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await press(page.getByRole('button', { name: /Choose or take a picture/ }));
  await (await chooser).setFiles(PICTURE);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/What does the picture show/).fill('Three skewers on a blue plate');
  await press(dialog.getByRole('button', { name: 'Use this picture' }));
  await expect(dialog).toHaveCount(0);
  await press(page.getByRole('button', { name: 'Save', exact: true }));
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  expect(presses).toBe(6);
  await expectOnSite(page, '/menu', named('Tapa con foto'), 'the new dish');
  await expect(page).toHaveURL(/\/admin\/menu\/[a-z0-9]+$/);
  await expect(page.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');

  // A Chef's Pick stands before the others with its picture and its badge.
  await page.getByRole('switch', { name: 'Chef’s Pick' }).click();
  await expect(page.getByText('Saved, live now.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  await expectOnSite(
    page,
    '/menu',
    (html) => html.includes('alt="Three skewers on a blue plate"'),
    'its picture',
  );
  await dinerPage.goto('/menu');
  const entry = dinerPage.getByRole('article').filter({ hasText: 'Tapa con foto' });
  await entry.scrollIntoViewIfNeeded();
  await expect(entry.getByRole('img', { name: 'Three skewers on a blue plate' })).toBeVisible();
  await expect(entry.getByText('Chef’s Pick')).toBeVisible();
  await expect(entry.getByText('$15')).toBeVisible();
  await expect(entry.getByText(/Allergens not confirmed yet/)).toBeVisible();

  // The list shows it at once; a copy has all but the kitchen's word.
  await page.getByRole('link', { name: 'Menu' }).first().click();
  await row(page, 'Tapa con foto').getByRole('button', { name: 'More for Tapa con foto' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New dish' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue('Tapa con foto copy');
  await expect(page.getByRole('button', { name: /Choose another picture/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/menu\/[a-z0-9]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tapa con foto copy' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/menu');
  await expect(row(page, 'Tapa con foto')).toBeVisible();
  await expect(row(page, 'Tapa con foto copy')).toHaveCount(0);
  await remove(api, 'Tapa con foto');
});

test('a form says what is wrong, shows both versions of a conflict, and what is gone', async ({
  staffPage: page,
  api,
}) => {
  await page.setViewportSize(DESK);
  const dish = await makeDish(api, { allergens: 'fish', dietary_tags: 'gluten-free' });
  await page.goto(`/admin/menu/${dish.id}`);
  const name = page.getByLabel('Name', { exact: false }).first();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(name).toHaveValue(dish.name);

  // Beside the fields and in the summary, which has the focus and leads to them.
  await name.fill('');
  await page.getByLabel(/^Price/).fill('12.345');
  await save.click();
  const summary = page.getByRole('alert').filter({ hasText: '2 things need a change' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: /Price may have at most two decimals/ }).click();
  await expect(page.getByLabel(/^Price/)).toBeFocused();

  // The preview is what diners will see: a tag that is not proven is not shown.
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await name.fill('Tapa <script>alert(1)</script> 🦐');
  await page.getByLabel(/^Price/).fill('12,50');
  await expect(preview.getByText('Tapa <script>alert(1)</script> 🦐')).toBeVisible();
  await expect(preview.getByText('$13')).toBeVisible();
  await expect(preview.getByText('Gluten-free')).toBeVisible();
  await page.getByRole('switch', { name: 'Confirmed by the kitchen' }).click();
  await expect(preview.getByText('Gluten-free')).toHaveCount(0);
  await expect(preview.getByText(/Allergens not confirmed yet/)).toBeVisible();
  const wheat = page.getByRole('radiogroup', { name: 'Wheat' });
  await wheat.getByRole('radio', { name: 'Contains', exact: true }).check();
  await expect(page.getByText('It is tagged “Gluten-free” and contains wheat.')).toBeVisible();
  await wheat.getByRole('radio', { name: 'No' }).check();
  await page.getByLabel('Label in the highlights').fill('Gluten free');
  await expect(page.getByText(/Diners will not see this one/)).toBeVisible();
  await page.getByLabel('Label in the highlights').fill('');

  // Somebody else changes it: what only one of the two changed is chosen, and nothing is lost.
  await api.must('PUT', `/admin/menu/${dish.id}`, {
    name: 'Their name',
    category: dish.category,
    price: 31,
    description: 'Theirs.',
  });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Someone else changed this dish meanwhile' });
  await expect(conflict.getByRole('radiogroup', { name: 'Name' })).toContainText('Their name');
  await expect(conflict.getByRole('radiogroup', { name: 'Description' })).toContainText('Theirs.');
  await conflict
    .getByRole('radiogroup', { name: 'Name' })
    .getByRole('radio', { name: /Theirs/ })
    .click();
  await conflict.getByRole('button', { name: 'Save this' }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  expect(await api.must('GET', `/admin/menu/${dish.id}`)).toMatchObject({
    name: 'Their name',
    description: 'Theirs.',
    price: 12.5,
    allergens_confirmed: false,
  });
  await expectOnSite(page, '/menu', named('Their name'), 'what was chosen');

  // Not saved: asked before leaving, and a server that fails says so.
  await name.fill('Mine again');
  await page.route('**/api/admin/menu/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The dish was not saved' })).toBeVisible();
  await page.unroute('**/api/admin/menu/*');
  await page.getByRole('link', { name: 'Menu' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(/not saved/i);
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Mine again');

  // Deleted meanwhile: kept, and saved as a new one.
  await api.must('DELETE', `/admin/menu/${dish.id}`);
  await save.click();
  await expect(page.getByText('Someone deleted this dish meanwhile.')).toBeVisible();
  await page.getByRole('button', { name: 'Save as a new dish' }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  await remove(api, 'Mine again');
  await page.goto(`/admin/menu/${dish.id}`);
  await expect(page.getByText('This dish could not be loaded')).toBeVisible();
});

test('the order of a category is changed by keyboard, by drag and by menu, picks among picks', async ({
  staffPage: page,
  api,
}) => {
  await page.setViewportSize(DESK);
  const category = await api.must('POST', '/admin/menu/categories', { name: 'Orden' });
  const ids = new Map<string, string>();
  for (const [name, featured] of [
    ['Uno', true],
    ['Dos', false],
    ['Tres', false],
    ['Cuatro', false],
  ] as const) {
    const made = await makeDish(api, { name: `Orden ${name}`, category: category.id, featured });
    ids.set(name, made.id);
  }
  await api.must('POST', '/admin/menu/reorder', { category: category.id, ids: [...ids.values()] });
  const inOrder = (...names: string[]) => {
    const pattern = new RegExp(names.map((name) => `>Orden ${name}<`).join('[^]*'));
    return (html: string) => pattern.test(html);
  };

  await page.goto(`/admin/menu?category=${category.id}`);
  await expect(page.getByText('Chef’s Picks always come first, as diners see them.')).toBeVisible();
  // The only pick has nowhere to go.
  await expect(page.getByRole('button', { name: 'Move Orden Uno', exact: true })).toHaveCount(0);

  await reorder(page, () => page.getByRole('button', { name: 'Move Orden Tres up' }).press('Enter'));
  await expect(notice(page, '“Orden Tres” has moved')).toBeVisible();
  await expectOnSite(page, '/menu', inOrder('Uno', 'Tres', 'Dos', 'Cuatro'), 'one place up');
  await expect(page.getByRole('button', { name: 'Move Orden Tres up' })).toBeFocused();

  await page.getByRole('button', { name: 'Move Orden Cuatro', exact: true }).focus();
  await reorder(page, async () => {
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) {
      await page.keyboard.press(key);
      // What is carried takes its time to the next place.
      await page.waitForTimeout(300);
    }
  });
  await expectOnSite(page, '/menu', inOrder('Uno', 'Cuatro', 'Tres', 'Dos'), 'two places up by keyboard');

  await reorder(page, async () => {
    const from = await page.getByRole('button', { name: 'Move Orden Dos', exact: true }).boundingBox();
    const to = await page.getByRole('button', { name: 'Move Orden Cuatro', exact: true }).boundingBox();
    if (!from || !to) throw new Error('The handles are not on show.');
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y - 20, { steps: 4 });
    await page.mouse.move(to.x + 10, to.y + 4, { steps: 8 });
    await page.mouse.up();
  });
  await expectOnSite(page, '/menu', inOrder('Uno', 'Dos', 'Cuatro', 'Tres'), 'dragged to the top');

  // While a search hides the others, the menu still moves it to the top.
  await page.getByRole('searchbox').fill('Orden Tres');
  await expect(page.getByText('To change the order, show all of a category.')).toBeVisible();
  await page.getByRole('button', { name: 'More for Orden Tres' }).click();
  await expect(page.getByRole('menuitem', { name: 'Put in highlights…' })).toHaveAttribute(
    'href',
    `/admin/highlights?add=${ids.get('Tres')}`,
  );
  await reorder(page, () => page.getByRole('menuitem', { name: 'Move to top' }).click());
  await expectOnSite(page, '/menu', inOrder('Uno', 'Tres', 'Dos', 'Cuatro'), 'to the top by menu');
  await reorder(page, () => page.getByRole('button', { name: 'Undo' }).last().click());
  await expectOnSite(page, '/menu', inOrder('Uno', 'Dos', 'Cuatro', 'Tres'), 'taken back');

  await remove(api, ...[...ids.keys()].map((name) => `Orden ${name}`));
  await api.must('DELETE', `/admin/menu/categories/${category.id}`);
});

test('an allergen is mended by keyboard alone; list and form have no finding of axe', async ({
  staffPage: page,
  api,
}) => {
  const dish = await makeDish(api, { name: 'Tapa al teclado', allergens_confirmed: false });
  await page.setViewportSize(DESK);
  await page.goto('/admin/menu?state=unconfirmed');
  await expect(row(page, dish.name)).toBeVisible();
  await expectNoFinding(page);
  await page.setViewportSize(PHONE);
  await expectNoFinding(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await page.getByRole('link', { name: dish.name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: dish.name })).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: 'Milk' })).toBeVisible();
  await page.getByRole('radiogroup', { name: 'Milk' }).getByRole('radio', { name: 'No' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  const confirmed = page.getByRole('switch', { name: 'Confirmed by the kitchen' });
  for (let presses = 0; presses < 15; presses += 1) {
    if (await confirmed.evaluate((input) => input === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  expect(await api.must('GET', `/admin/menu/${dish.id}`)).toMatchObject({
    allergens: 'egg',
    may_contain: 'milk',
    allergens_confirmed: true,
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoFinding(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
  await page.setViewportSize(DESK);
  await expectNoFinding(page);
  await page.goto('/admin/menu');
  await expect(row(page, dish.name)).not.toContainText('Allergens not confirmed');
  await remove(api, dish.name);
});

test('a thousand dishes: usable soon, any of them found at once; no answer says why', async ({
  staffPage: page,
  api,
}) => {
  const { items } = await api.must('GET', '/admin/menu?pageSize=100');
  const many = Array.from({ length: 1_000 }, (_, at) => ({
    ...items[at % items.length],
    id: `dish${at}`,
    name: `${'Una tapa de nombre largo '.repeat(at % 7 === 0 ? 4 : 1)}${at}`,
  }));
  await page.route(/\/api\/admin\/menu\?/, (route) =>
    route.fulfill({ json: { items: many, page: 1, pageSize: 1_000, total: 1_000 } }),
  );
  await page.setViewportSize(PHONE);
  await page.goto('/admin/drinks');
  await expect(counted(page, /^\d+ drinks$/)).toBeVisible();
  const started = Date.now();
  await page.getByRole('navigation').getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(counted(page, '1,000 dishes')).toBeVisible();
  const shownMs = Date.now() - started;
  await page.getByRole('searchbox').fill('largo 998');
  const found = page.getByRole('link', { name: /998$/ });
  await expect(found).toBeVisible();
  const foundMs = Date.now() - started - shownMs;
  console.log(`A thousand dishes: shown in ${shownMs} ms, one found in ${foundMs} ms.`);
  // A machine that runs the tests is a busy one; the figure above is what is looked at.
  expect(shownMs).toBeLessThan(8_000);

  await page.getByRole('searchbox').fill('');
  const drawn = await page.locator('[data-row]').count();
  expect(drawn).toBeLessThan(200);
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('[data-row]').count()).toBeGreaterThan(drawn);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PHONE.width);

  await page.unroute(/\/api\/admin\/menu\?/);
  await page.route(/\/api\/admin\/menu\?/, (route) => route.abort());
  await page.goto('/admin/menu');
  await expect(page.getByText('The list of dishes could not be loaded')).toBeVisible();
  await page.unroute(/\/api\/admin\/menu\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(counted(page, /^\d+ dishes$/)).toBeVisible();
});

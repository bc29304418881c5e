import { resolve } from 'node:path';
import { expectNoFinding } from '../support/axe';
import { foodRow, hasName, makeDish, removeDishes } from '../support/dishes';
import { expect, expectOnSite, test } from '../support/staff';
import { countPresses, DESK, expectFits, expectReadable, MOST_PRESSES, PHONE } from '../support/staff-screen';

const PICTURE = resolve(import.meta.dirname, '../../cms/seed/pictures/gildas.jpg');

// The browser logs the calls that this test makes fail.
test.use({ expectedConsole: [/Failed to load resource/] });

test('a dish with a picture is added by six presses, seen by diners, copied and deleted', async ({
  staffPage: page,
  dinerPage,
  api,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/admin/drinks');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const presses = await countPresses(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Menu', exact: true }).click();
  await page
    .getByRole('link', { name: /^Add a dish to / })
    .first()
    .click();
  await page.getByLabel('Name', { exact: false }).first().click();
  await page.keyboard.type('Tapa con foto');
  await page.keyboard.press('Tab');
  await page.keyboard.type('14');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Choose or take a photo/ }).click();
  await (await chooser).setFiles(PICTURE);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/What does the photo show/).fill('Three skewers on a blue plate');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  expect(await presses()).toBe(MOST_PRESSES);
  await expectOnSite(page, '/menu', hasName('Tapa con foto'), 'the new dish');
  await expect(page).toHaveURL(/\/admin\/menu\/[a-z0-9]+$/);
  await expect(page.getByRole('link', { name: 'View menu' })).toHaveAttribute('href', '/menu');

  // A Chef's Pick comes before the others, with its picture and badge.
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
  await expect(entry.getByText('$14')).toBeVisible();
  await expect(entry.getByText(/Allergens not confirmed yet/)).toBeVisible();

  // The list shows it at once; a copy keeps everything except the kitchen's confirmation.
  await page.getByRole('link', { name: 'Menu' }).first().click();
  await foodRow(page, 'Tapa con foto').getByRole('button', { name: 'More for Tapa con foto' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New dish' })).toBeVisible();
  await expect(page.getByLabel('Name', { exact: false }).first()).toHaveValue('Tapa con foto copy');
  await expect(page.getByRole('button', { name: /Replace photo/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/menu\/[a-z0-9]+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tapa con foto copy' })).toBeVisible();

  await page.getByRole('button', { name: 'More for this dish' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin/menu');
  await expect(foodRow(page, 'Tapa con foto')).toBeVisible();
  await expect(foodRow(page, 'Tapa con foto copy')).toHaveCount(0);
  await removeDishes(api, 'Tapa con foto');
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

  // Problems show beside the fields and in the summary, which has focus and links to them.
  await name.fill('');
  await page.getByLabel(/^Price/).fill('30,50');
  await save.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Fix 2 things to save' });
  await expect(summary).toBeFocused();
  await summary
    .getByRole('link', { name: /whole dollars: diners would read \$31\. Enter 30 or 31\./ })
    .click();
  await expect(page.getByLabel(/^Price/)).toBeFocused();

  // The preview matches what diners will see: no invalid price, and no unconfirmed tag.
  const preview = page.getByRole('complementary', { name: 'Preview' });
  const price = preview.locator('h3 + p');
  await expect(price).toBeHidden();
  expect(await price.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"Price"');
  await name.fill('Tapa <script>alert(1)</script> 🦐');
  await page.getByLabel(/^Price/).fill('30');
  await expect(preview.getByText('Tapa <script>alert(1)</script> 🦐')).toBeVisible();
  await expect(preview.getByText('$30')).toBeVisible();
  await expect(preview.getByText('Gluten-free')).toBeVisible();
  await page.getByRole('switch', { name: 'Confirmed by the kitchen' }).click();
  await expect(preview.getByText('Gluten-free')).toHaveCount(0);
  await expect(preview.getByText(/Allergens not confirmed yet/)).toBeVisible();
  await page.getByText('Contains fish.').click();
  const wheat = page.getByRole('radiogroup', { name: 'Wheat' });
  await wheat.getByRole('radio', { name: 'Contains', exact: true }).check();
  await expectReadable(page, 'It is tagged “Gluten-free” and contains wheat.');
  await wheat.getByRole('radio', { name: 'No' }).check();
  await page.getByLabel('Label in the highlights').fill('Gluten free');
  await expect(page.getByText(/Diners won’t see this/)).toBeVisible();
  await page.getByLabel('Label in the highlights').fill('');

  // Somebody else changes it: fields that only one side changed are preselected, and nothing is lost.
  await api.must('PUT', `/admin/menu/${dish.id}`, {
    name: 'Their name',
    category: dish.category,
    price: 31,
    description: 'Theirs.',
  });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Someone else edited this dish' });
  await expect(conflict.getByRole('radiogroup', { name: 'Name' })).toContainText('Their name');
  await expect(conflict.getByRole('radiogroup', { name: 'Description' })).toContainText('Theirs.');
  await conflict
    .getByRole('radiogroup', { name: 'Name' })
    .getByRole('radio', { name: /Theirs/ })
    .click();
  await conflict.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  expect(await api.must('GET', `/admin/menu/${dish.id}`)).toMatchObject({
    name: 'Their name',
    description: 'Theirs.',
    price: 30,
    allergens_confirmed: false,
  });
  await expectOnSite(page, '/menu', hasName('Their name'), 'what was chosen');

  // With unsaved changes, leaving asks first; a server failure is reported.
  await name.fill('Mine again');
  await page.route('**/api/admin/menu/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The dish was not saved' })).toBeVisible();
  await page.unroute('**/api/admin/menu/*');
  await page.getByRole('link', { name: 'Menu' }).first().click();
  await expect(page.getByRole('dialog')).toContainText('You have unsaved changes');
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Mine again');

  // Deleted by someone else meanwhile: the form keeps its contents and can save them as a new dish.
  await api.must('DELETE', `/admin/menu/${dish.id}`);
  await save.click();
  await expect(page.getByText('Someone deleted this dish meanwhile.')).toBeVisible();
  await page.getByRole('button', { name: 'Save as a new dish' }).click();
  await expect(page.getByText('Saved, live now.')).toBeVisible();
  await removeDishes(api, 'Mine again');
  await page.goto(`/admin/menu/${dish.id}`);
  await expect(page.getByText('There is no such dish')).toBeVisible();
});

test('an allergen is mended by keyboard alone; axe finds nothing in the form', async ({
  staffPage: page,
  api,
}) => {
  const dish = await makeDish(api, { name: 'Tapa al teclado', allergens_confirmed: false });
  await page.setViewportSize(DESK);
  await page.goto('/admin/menu?state=unconfirmed');
  await expect(foodRow(page, dish.name)).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectFits(page);

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
  await expectFits(page);
  await page.setViewportSize(DESK);
  await expectNoFinding(page);
  await page.goto('/admin/menu');
  await expect(foodRow(page, dish.name)).not.toContainText('Allergens not confirmed');
  await removeDishes(api, dish.name);
});

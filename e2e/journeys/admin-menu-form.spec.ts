import { resolve } from 'node:path';
import { expectNoFinding } from '../support/axe';
import { hasText, makeDish, removeDishes } from '../support/dishes';
import { expect, expectOnSite, test } from '../support/staff';
import {
  countPresses,
  DESK,
  expectFits,
  expectReadable,
  MOST_PRESSES,
  PHONE,
  rowOf,
} from '../support/staff-screen';

const PICTURE = resolve(import.meta.dirname, '../../cms/seed/pictures/gildas.jpg');

test('a dish with a picture is added with six presses, and shown to diners', async ({
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
  await expectOnSite(page, '/menu', hasText('Tapa con foto'), 'the new dish');
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
  await removeDishes(api, 'Tapa con foto');
});

test('an allergen is corrected with only the keyboard, the form has no axe finding, and its preview keeps space for a price', async ({
  staffPage: page,
  api,
}) => {
  const dish = await makeDish(api, {
    name: 'Tapa al teclado',
    allergens_confirmed: false,
    dietary_tags: 'gluten-free',
  });
  await page.setViewportSize(DESK);
  await page.goto('/admin/menu?state=unconfirmed');
  await expect(rowOf(page, dish.name)).toBeVisible();
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
  const confirmed = page.getByRole('switch', { name: 'Allergens confirmed' });
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
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await expect(rowOf(page, dish.name)).not.toContainText('Allergens not confirmed');
  await rowOf(page, dish.name).getByRole('link', { name: dish.name, exact: true }).click();
  await test.step('the preview keeps space for a price, and a warning is readable', async () => {
    const preview = page.getByRole('complementary', { name: 'Preview' });
    const price = preview.locator('h3 + p');
    await page.getByLabel(/^Price/).fill('30,50');
    await expect(price).toBeHidden();
    expect(await price.evaluate((element) => getComputedStyle(element, '::after').content)).toBe('"Price"');
    await page.getByLabel(/^Price/).fill('30');
    await expect(preview.getByText('$30')).toBeVisible();
    await page.getByText('Contains egg.').click();
    await page
      .getByRole('radiogroup', { name: 'Wheat' })
      .getByRole('radio', { name: 'Contains', exact: true })
      .check();
    await expectReadable(page, 'It’s tagged “Gluten-free” but contains wheat.');
  });
  await removeDishes(api, dish.name);
});

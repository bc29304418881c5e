import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { hasText, makeDish, removeDishes } from '../support/dishes';
import { expect, expectOnSite, test } from '../support/staff';
import {
  DESK,
  enterScreen,
  expectGoodAtAllSizes,
  expectRoomAt200Percent,
  fromRowMenu,
} from '../support/staff-screen';

// The browser logs the calls that are refused.
test.use({ expectedConsole: [/Failed to load resource/] });
test.setTimeout(120_000);

const ODD = '=Tapa, "rara"; 🦐';
const ADDED = 'Tapa nueva por CSV';

const choose = (page: Page, text: string) =>
  page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const section = (page: Page, name: RegExp) => page.getByRole('region', { name });

test('the menu is exported as a spreadsheet and imported again: errors, additions and changes show before saving', async ({
  staffPage: page,
  api,
}) => {
  const dish = await makeDish(api, { name: ODD, allergens: 'milk' });
  await enterScreen(page, '/admin/menu', 'Menu');
  const downloading = page.waitForEvent('download');
  await fromRowMenu(page, 'all dishes', 'Download (CSV)');
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^menu-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toContain(`"${dish.id}","'=Tapa, ""rara""; 🦐","31"`);

  await fromRowMenu(page, 'all dishes', 'Import (CSV)…');
  await expect(page.getByRole('heading', { level: 1, name: 'Import dishes' })).toBeFocused();
  await expectRoomAt200Percent(page);
  await page.setViewportSize(DESK);
  await choose(page, text);
  await expect(page.getByText(/^Nothing to import: \d+ dishes, no change\.$/)).toBeVisible();

  const [{ name: category }] = (await api.must('GET', '/admin/menu/categories')).items;
  const edited = [
    'ID;Name;Price;Category;Contains',
    `${dish.id};"=Tapa, ""rara""; 🦐";33;${category};milk|egg`,
    `;${ADDED};7;${category};`,
    `;Sin precio;;${category};`,
    ';Otra;5;No such category;',
  ];
  await choose(page, edited.join('\r\n'));
  await expect(page.getByRole('heading', { name: 'menu.csv' })).toBeFocused();
  await expect(section(page, /^Rows with problems \(2\)/)).toContainText('Sin precioRow 4Price is required.');
  await expect(section(page, /^Rows with problems \(2\)/)).toContainText(
    '“No such category” doesn’t exist yet',
  );
  await expect(section(page, /^New \(1\)/)).toContainText(ADDED);
  await expect(section(page, /^Changed \(1\)/)).toContainText('Containsfrom milk → to milk | egg');
  await expect(section(page, /^Changed \(1\)/)).toContainText('Allergens confirmedfrom Yes → to No');
  await expectGoodAtAllSizes(page);

  // By keyboard only, and only after the wrong rows are explicitly skipped.
  const save = page.getByRole('button', { name: 'Save 2 dishes' });
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /^The kitchen has checked/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Skip 2 rows with problems' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(save).toBeFocused();

  // If someone else is faster, nothing is saved, and their row is marked.
  await api.must('PATCH', `/admin/menu/${dish.id}`, { description: 'Theirs.' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Someone else just changed 1 dish in this file');
  await expect(section(page, /^Changed \(1\)/)).toContainText('Just changed by someone else');
  expect(await api.must('GET', `/admin/menu/${dish.id}`)).toMatchObject({
    price: 31,
    description: 'Theirs.',
  });

  await page.getByRole('checkbox', { name: 'Skip 2 rows with problems' }).check();
  await save.click();
  await expect(page.getByText('2 dishes saved from menu.csv')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Menu' })).toBeVisible();
  expect(await api.must('GET', `/admin/menu/${dish.id}`)).toMatchObject({
    name: ODD,
    price: 33,
    description: 'Theirs.',
    allergens: 'milk|egg',
    allergens_confirmed: false,
  });
  await expectOnSite(page, '/menu', hasText(ADDED), 'the new dish is on the menu');
  await removeDishes(api, ODD, ADDED);
});

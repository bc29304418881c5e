import type { Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import { drawn, file } from '../support/drawn-picture';
import { expect, test } from '../support/staff';

// The calls that these tests let fail are named by the browser.
test.use({ expectedConsole: [/net::ERR_/] });

const ALERTS = '[role=alert], [role=status]';

/** An alert says `words`, and every word on it can be read in both schemes. */
async function expectReadable(page: Page, words: string | RegExp) {
  await expect(page.locator(ALERTS).filter({ hasText: words }).last()).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFinding(page, ALERTS);
  }
}

test('every alert of a dish’s form can be read, light or dark', async ({ staffPage: page }) => {
  await page.goto('/admin/menu/new');
  await page.getByRole('checkbox', { name: 'Vegan' }).check();
  await page.getByRole('radiogroup', { name: 'Milk' }).getByRole('radio', { name: 'Contains' }).check();
  await expectReadable(page, 'It is tagged “Vegan” and contains milk.');

  const input = page.locator('input[type=file]');
  const dialog = page.getByRole('dialog', { name: 'New photo' });
  await input.setInputFiles(file(Buffer.from('%PDF-1.7 a menu'), 'menu.jpg'));
  await expectReadable(page, 'This is a PDF');

  const picture = await drawn({ width: 900, height: 600 });

  let isLineBroken = true;
  await page.route('**/api/admin/uploads**', (route) => (isLineBroken ? route.abort() : route.continue()));
  await input.setInputFiles(file(picture));
  await dialog.getByRole('textbox').fill('A wall of terracotta');
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expectReadable(page, 'The photo could not be sent');
  isLineBroken = false;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toBeHidden();

  isLineBroken = true;
  await page.getByRole('button', { name: 'Edit alt text' }).click();
  const words = page.getByRole('dialog', { name: 'Alt text' });
  await words.getByRole('textbox').fill('A wall');
  await words.getByRole('button', { name: 'Save alt text' }).click();
  await expectReadable(page, /could not be saved|not saved/);
});

test('every alert of a list can be read, light or dark', async ({ staffPage: page, api }) => {
  const { items } = await api.must('GET', '/admin/menu?pageSize=100');
  const made = await api.must('POST', `/admin/highlights?itemId=${items[0].id}&position=11`);
  try {
    await page.goto('/admin/highlights');
    await expectReadable(page, 'won’t show today');
  } finally {
    await api.must('DELETE', `/admin/highlights/${made.id}`);
  }

  await page.route('**/api/admin/drinks**', (route) => route.abort());
  await page.goto('/admin/drinks');
  await expectReadable(page, 'could not be loaded');
});

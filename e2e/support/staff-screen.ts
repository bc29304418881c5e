import type { Locator, Page } from '@playwright/test';
import { expectNoFindingInEitherScheme, showWhole } from './axe';
import { expect } from './staff';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

export async function enterScreen(page: Page, path: string, title: string, size = DESK): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
}

export async function fromRowMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

export async function deleteRow(page: Page, name: string): Promise<void> {
  await fromRowMenu(page, name, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

/** By keyboard alone, waiting for each step to be announced before the next key. */
export async function moveFirstDownByKeyboard(page: Page, handle: Locator): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/: place 1 of \d+\.$/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/: place 2 of \d+\.$/)).toBeAttached();
  await page.keyboard.press('Space');
}

export async function choosePicture(page: Page, file: string, alt: string): Promise<void> {
  await page.getByLabel('File of Photo').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'New photo' });
  await dialog.getByLabel(/What does the photo show/).fill(alt);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
}

/** No sideways scrolling from the smallest phone to a desk, and no axe findings in either color scheme. */
export async function expectGoodAtAllSizes(page: Page): Promise<void> {
  for (const size of [DESK, PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `${size.width}`).toBeLessThanOrEqual(size.width);
  }
  await showWhole(page);
  await expectNoFindingInEitherScheme(page);
  await page.emulateMedia({ colorScheme: 'light' });
}

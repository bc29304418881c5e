import type { Locator, Page } from '@playwright/test';
import { expectNoFinding } from './axe';
import { expect } from './staff';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

/** Opens a screen of the admin, drawn whole. */
export async function enterScreen(page: Page, path: string, title: string, size = DESK): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** A row of a list, by what it is called. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
}

/** What a row's menu does. */
export async function fromRowMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Deletes a row, with its question. */
export async function deleteRow(page: Page, name: string): Promise<void> {
  await fromRowMenu(page, name, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

/** Moves the first row one place down by its handle, keys alone; each step is read out before the next key. */
export async function moveFirstDownByKeyboard(page: Page, handle: Locator): Promise<void> {
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/: place 1 of \d+\.$/)).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/: place 2 of \d+\.$/)).toBeAttached();
  await page.keyboard.press('Space');
}

/** Chooses a picture, says what it shows, and waits until it is stored. */
export async function choosePicture(page: Page, file: string, alt: string): Promise<void> {
  await page.getByLabel('File of Picture').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'New picture' });
  await dialog.getByLabel(/What does the picture show/).fill(alt);
  await dialog.getByRole('button', { name: 'Use this picture' }).click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
}

/** Neither wider than the screen nor with a finding of axe, from the smallest phone to a desk, in both colour schemes. */
export async function expectGoodAtAllSizes(page: Page): Promise<void> {
  for (const [size, colorScheme] of [
    [{ width: 320, height: 640 }, 'light'],
    [PHONE, 'dark'],
    [DESK, 'light'],
  ] as const) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth),
      `${size.width}`,
    ).toBeLessThanOrEqual(size.width);
    await expectNoFinding(page);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

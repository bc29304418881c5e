import type { Locator, Page } from '@playwright/test';
import { expectNoFinding, expectNoFindingInEitherScheme, showWhole } from './axe';
import { expect } from './staff';
import type { StaffApi } from './staff-api';

export const PHONE = { width: 390, height: 844 };
/** The phone at 200 %. */
export const ZOOMED_PHONE = { width: 195, height: 422 };
export const DESK = { width: 1280, height: 800 };
/** The maximum presses for each of the ten most common staff tasks; `countPresses` counts them. */
export const MOST_PRESSES = 6;

export async function enterScreen(page: Page, path: string, title: string, size = DESK): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
}

/** Rows are alike: three of each list stand for the rest, with which axe would spend most of its time. */
export const OTHER_ROWS = ['main li:nth-child(n + 4)'];

export function rowOf(page: Page, name: string): Locator {
  return page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
}

export async function findDish(page: Page, name: string): Promise<Locator> {
  await page.getByRole('searchbox', { name: 'Search dishes' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(name);
  await expect(rowOf(page, name)).toHaveCount(1);
  return rowOf(page, name);
}

/** For desktops: on a phone, a notice may cover the row while it is shown. */
export async function fromRowMenu(page: Page, name: string, entry: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** The row leaves the list before the deletion is stored. */
export async function expectGone(api: StaffApi, path: string): Promise<void> {
  await expect.poll(async () => (await api.call('GET', path)).status).toBe(404);
}

/** Picks a row up by its handle and moves it past these positions, one arrow key each, with only the keyboard. */
export async function moveByKeyboard(
  page: Page,
  handle: Locator,
  [from, ...places]: number[],
): Promise<void> {
  const announced = (place = 0) => page.getByText(new RegExp(`: place ${place} of \\d+\\.$`));
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(announced(from)).toBeAttached();
  let at = from ?? 0;
  for (const place of places) {
    // A press is lost while dnd-kit is still measuring the rows.
    await expect(async () => {
      await page.keyboard.press(place > at ? 'ArrowDown' : 'ArrowUp');
      await expect(announced(place)).toBeAttached({ timeout: 2_000 });
    }).toPass();
    at = place;
  }
  await page.keyboard.press('Space');
}

export async function choosePicture(page: Page, file: string, alt: string): Promise<void> {
  await page.getByLabel('File of Photo').setInputFiles(file);
  const dialog = page.getByRole('dialog', { name: 'New photo' });
  await dialog.getByLabel(/What does the photo show/).fill(alt);
  await dialog.getByRole('button', { name: 'Use this photo' }).click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
}

/** Checks that an alert says `words`, and that all its text is readable in both schemes. */
export async function expectReadable(page: Page, words: string | RegExp): Promise<void> {
  const alerts = '[role=alert], [role=status]';
  await expect(page.locator(alerts).filter({ hasText: words }).last()).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoFinding(page, alerts);
  }
}

/** Fails if the page scrolls sideways. Some screens change their layout a moment after the window does, so it waits. */
export async function expectFits(page: Page): Promise<void> {
  const width = page.viewportSize()?.width;
  const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(scrollWidth, `${page.url()} at ${width}`).toBeLessThanOrEqual(width ?? 0);
}

/** Checks for sideways scrolling from a phone at 200 % to a desktop. */
export async function expectFitsAllSizes(page: Page): Promise<void> {
  for (const size of [DESK, PHONE, ZOOMED_PHONE, { width: 320, height: 640 }]) {
    await page.setViewportSize(size);
    await expectFits(page);
  }
}

/** Checks the same, and for axe violations in both color schemes. */
export async function expectGoodAtAllSizes(page: Page): Promise<void> {
  await expectFitsAllSizes(page);
  await showWhole(page);
  await expectNoFindingInEitherScheme(page, 'html', OTHER_ROWS);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Checks on a desktop screen of 1280 by 900 or 720 pixels, at 200 %, that the sticky parts leave most of it. */
export async function expectRoomAt200Percent(page: Page): Promise<void> {
  for (const height of [450, 360]) {
    await page.setViewportSize({ width: 640, height });
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    expect(await page.evaluate(roomLeft), `${page.url()} at ${height}`).toBeGreaterThan(0.7);
  }
}

/** Counts pointer presses on the screen from now until the next page load. Keys are not counted. */
export async function countPresses(page: Page): Promise<() => Promise<number>> {
  const presses = await page.evaluateHandle(() => {
    const counted = { presses: 0 };
    addEventListener('pointerdown', () => (counted.presses += 1), true);
    return counted;
  });
  return () => presses.evaluate((counted) => counted.presses);
}

/** Runs in the page: how much of the window's height the sticky parts leave. */
function roomLeft(): number {
  const height = window.innerHeight;
  const standing = [...document.querySelectorAll('body *')].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const isAtEdge = top <= 0 || bottom >= height || position === 'sticky';
    return (
      (position === 'fixed' || position === 'sticky') &&
      visibility === 'visible' &&
      width > 0 &&
      bottom > 0 &&
      top < height &&
      isAtEdge
    );
  });
  const isFree = (y: number) =>
    standing.every((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return y < top || y >= bottom;
    });
  return Array.from({ length: height }, (_, y) => y).filter(isFree).length / height;
}

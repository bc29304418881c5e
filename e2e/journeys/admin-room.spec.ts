import type { Locator, Page } from '@playwright/test';
import { drawn, file } from '../support/drawn-picture';
import { expect, test } from '../support/staff';

/** A desk's screen of 1280 by 900 or 720 pixels at 200 %. */
const MAGNIFIED = [
  { width: 640, height: 450 },
  { width: 640, height: 360 },
];

/** Whether all of it lies in the window and nothing lies over it. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const isSeenAt = (y: number) => {
      const at = document.elementFromPoint(left + width / 2, y);
      return at !== null && (element.contains(at) || at.contains(element));
    };
    return top >= 0 && bottom <= window.innerHeight && isSeenAt(top + 2) && isSeenAt(bottom - 2);
  });

for (const size of [{ width: 1440, height: 900 }, { width: 390, height: 844 }, ...MAGNIFIED]) {
  test(`nothing covers a part of the picture dialog at ${size.width} by ${size.height}`, async ({
    staffPage: page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/admin/menu/new');
    await page.locator('input[type=file]').setInputFiles(file(await drawn({ width: 1_200, height: 1_000 })));
    const dialog = page.getByRole('dialog', { name: 'New photo' });
    await expect(dialog.getByRole('radio', { name: 'Crop (3:2)' })).toBeFocused();
    await expect(dialog.getByLabel(/Part of the photo that is kept/)).toBeVisible();

    const words = dialog.getByRole('textbox');
    if (size.height > 800) expect(await isInSight(words)).toBe(true);
    const send = dialog.getByRole('button', { name: 'Use this photo' });
    await send.click();
    await expect(words).toBeFocused();
    expect(await isInSight(words)).toBe(true);
    expect(await isInSight(dialog.getByText('Say what the photo shows.'))).toBe(true);
  });
}

/** In the page: how much of the window's height is left beside what stands at its edges whatever is scrolled. */
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

async function scrollToTheMiddle(page: Page) {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
}

test('at 200 % most of the window is the screen’s own', async ({ staffPage: page }) => {
  for (const path of ['menu/new', 'menu', 'contacts', 'site', 'tapas5']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const size of MAGNIFIED) {
      await page.setViewportSize(size);
      await scrollToTheMiddle(page);
      expect(await page.evaluate(roomLeft), `${path} at ${size.height}`).toBeGreaterThan(0.7);
    }
  }
});

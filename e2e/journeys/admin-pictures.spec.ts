import type { Locator, Page } from '@playwright/test';
import { drawn, file, sharp } from '../support/drawn-picture';
import { expect, test } from '../support/staff';
import { expectReadable } from '../support/staff-screen';

/*
 * The difficult cases of a dish's picture. Each test starts at the form of a new dish; the effect of a picture on the
 * site is tested in the menu's test.
 */

async function openForm(page: Page) {
  await page.goto('/admin/menu/new');
  const button = page.getByRole('button', { name: /^Choose or take a photo/ });
  await expect(button).toBeVisible();
  return {
    button,
    input: page.locator('input[type=file]'),
    dialog: page.getByRole('dialog', { name: 'New photo' }),
  };
}

const altOf = (dialog: Locator) => dialog.getByRole('textbox', { name: 'What does the photo show?' });
const send = (dialog: Locator) => dialog.getByRole('button', { name: /^(Use this photo|Try again)$/ });
const shown = (page: Page) => page.getByRole('group', { name: 'Photo', exact: true }).getByRole('img');

/** Waits for the next paint: a key pressed before that would be lost. */
async function pressAndSeeItMove(part: Locator, key: string) {
  const before = await part.getAttribute('style');
  await part.press(key);
  await expect.poll(() => part.getAttribute('style')).not.toBe(before);
}

/** How many bytes of the next upload are sent. */
function nextUpload(page: Page): Promise<number> {
  return page
    .waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/admin/uploads'))
    .then(async (request) => Number(await request.headerValue('content-length')));
}

// One more pixel than 50 megapixels would be refused.
const LARGE =
  process.env['TEST_LONG'] === 'true' ? { width: 8_000, height: 6_250 } : { width: 4_000, height: 3_000 };

test('a large photo is scaled down in the browser, turned upright, cropped by keyboard, and stored', async ({
  staffPage: page,
}) => {
  test.slow();
  const { button, dialog } = await openForm(page);
  // Sideways, to be shown upright.
  const picture = await drawn({ ...LARGE, orientation: 6 });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  expect(chooser.isMultiple()).toBe(false);
  await chooser.setFiles(file(picture));
  const preview = dialog.getByAltText('The one you chose');
  await expect(preview).toBeVisible({ timeout: 30_000 });
  expect(await preview.evaluate((image: HTMLImageElement) => image.naturalHeight > image.naturalWidth)).toBe(
    true,
  );

  const part = dialog.getByLabel(/Part of the photo that is kept/);
  await expect(part).toBeVisible();
  // Measured in the photo, not in the window: the dialog itself may move.
  const place = async () => {
    const [kept, whole] = [await part.boundingBox(), await preview.boundingBox()];
    return { y: (kept?.y ?? 0) - (whole?.y ?? 0), width: kept?.width };
  };
  const before = await place();
  await part.focus();
  for (let step = 0; step < 4; step += 1) await pressAndSeeItMove(part, 'Shift+ArrowUp');
  const after = await place();
  expect(after.y).toBeLessThan(before.y - 20);
  expect(after.width).toBeCloseTo(before.width ?? 0, 0);

  await altOf(dialog).fill('A wall of terracotta with a white corner');
  const bytes = nextUpload(page);
  await send(dialog).click();
  await expect(dialog.getByRole('progressbar', { name: 'Sending the photo' })).toBeVisible();
  expect(await bytes).toBeLessThan(2_000_000);
  await expect(dialog).toBeHidden({ timeout: 60_000 });
  await expect(page.getByText('Photo uploaded. It shows once you save.')).toBeAttached();
  await expect(page.getByRole('button', { name: /^Replace photo/ })).toBeFocused();
  await expect(shown(page)).toHaveAttribute('alt', 'A wall of terracotta with a white corner');

  // The stored picture: 3:2, at most 2,400 pixels, upright: the white quarter is at the upper right.
  const address = (await shown(page).getAttribute('src'))?.replace(/^\/img\/\d+/, '') ?? '';
  const stored = sharp(Buffer.from(await (await page.request.get(address)).body()));
  const { width, height } = await stored.metadata();
  expect(Math.max(width, height)).toBeLessThanOrEqual(2_400);
  expect(width / height).toBeCloseTo(3 / 2, 1);
  const corner = await stored
    .extract({ left: width - 1, top: 0, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(Math.min(...corner)).toBeGreaterThan(240);
});

test.describe('a file that can’t be used', () => {
  // The tracer that watches the test loads the broken picture in a way that the page's policy forbids.
  test.use({ expectedConsole: [/^Connecting to 'blob:/] });

  test('is refused before anything is uploaded, and the next one is accepted', async ({
    staffPage: page,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const { button, input, dialog } = await openForm(page);
    const refused = page.getByRole('alert');

    await input.setInputFiles(file(Buffer.from('%PDF-1.7 a menu'), 'menu.jpg'));
    await expect(refused).toContainText('This is a PDF. Save the page as a JPEG, PNG, WebP or AVIF');
    await expectReadable(page, 'This is a PDF');
    await expect(button).toHaveAccessibleDescription(/This is a PDF/);

    // A truncated picture: its header is valid, the rest is missing.
    const picture = await drawn({ width: 900, height: 600 });
    const frame = picture.findIndex(
      (byte, at) => byte === 0xff && [0xc0, 0xc2].includes(picture[at + 1] ?? 0),
    );
    await input.setInputFiles(file(picture.subarray(0, frame + 19)));
    await expect(dialog.getByRole('alert')).toContainText('broken or not complete');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await expect(dialog).toBeHidden();

    await input.setInputFiles(file(picture));
    await expect(dialog.getByAltText('The one you chose')).toBeVisible();
    await expect(refused).toBeHidden();
    expect(sent).toEqual([]);
  });
});

/** Whether all of it is in the window and nothing covers it. */
const isInSight = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    const isSeenAt = (y: number) => {
      const at = document.elementFromPoint(left + width / 2, y);
      return at !== null && (element.contains(at) || at.contains(element));
    };
    return top >= 0 && bottom <= window.innerHeight && isSeenAt(top + 2) && isSeenAt(bottom - 2);
  });

test('nothing covers part of the dialog on a desktop, a phone, or a desktop at 200 %', async ({
  staffPage: page,
}) => {
  const { input, dialog } = await openForm(page);
  const picture = file(await drawn({ width: 1_200, height: 1_000 }));
  const words = altOf(dialog);
  for (const size of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 640, height: 450 },
    { width: 640, height: 360 },
  ]) {
    const at = `${size.width} by ${size.height}`;
    await page.setViewportSize(size);
    await input.setInputFiles(picture);
    await expect(dialog.getByRole('radio', { name: 'Crop (3:2)' }), at).toBeFocused();
    await expect(dialog.getByLabel(/Part of the photo that is kept/), at).toBeVisible();
    if (size.height > 800) expect(await isInSight(words), at).toBe(true);
    await send(dialog).click();
    await expect(words, at).toBeFocused();
    expect(await isInSight(words), at).toBe(true);
    expect(await isInSight(dialog.getByText('Say what the photo shows.')), at).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog, at).toBeHidden();
  }
});

import type { Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import { makeDish, removeDishes } from '../support/dishes';
import { expect, test } from '../support/staff';
import { enterScreen, PHONE } from '../support/staff-screen';

/*
 * What every form of the admin promises, tested on a dish's form: nothing typed is lost, nothing is stored twice, and
 * the outcome is shown where the thumb is.
 */

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const description = (page: Page) => page.getByLabel('Description');

test('unsaved text triggers a warning on leaving, and survives a crash', async ({
  staffPage: page,
  api,
  context,
}) => {
  const dish = await makeDish(api, { name: 'Forma Uno' });
  await enterScreen(page, `/admin/menu/${dish.id}`, 'Forma Uno', PHONE);
  await description(page).fill('Typed in a hurry');
  const leave = page.getByRole('link', { name: 'Highlights', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

  await leave.click();
  await expect(dialog.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(description(page)).toHaveValue('Typed in a hurry');

  // Closing the tab asks too; answering no stays on the form.
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await closing;
  await expect(description(page)).toHaveValue('Typed in a hurry');

  const drafts = () =>
    page.evaluate(
      () => Object.entries(localStorage).find(([key]) => key.startsWith('admin_draft'))?.[1] ?? '',
    );
  await expect.poll(drafts).toContain('Typed in a hurry');

  // A crash does not ask.
  const next = await context.newPage();
  await next.setViewportSize(PHONE);
  await page.close();
  await next.goto(`/admin/menu/${dish.id}`);
  const offer = next.getByRole('region', { name: 'You have changes here that were not saved' });
  await expect(offer).toContainText(/Draft from today at .*Description.*Typed in a hurry/s);
  await expectNoFinding(next);
  await offer.getByRole('button', { name: 'Restore draft' }).click();
  await expect(description(next)).toHaveValue('Typed in a hurry');
  await removeDishes(api, 'Forma Uno');
});

test.describe('failures', () => {
  // The browser logs the lost answer and the 404.
  test.use({ expectedConsole: [/ERR_CONNECTION_RESET|404 \(Not Found\)/] });

  test('nothing is stored twice, and a deleted entry can be stored again', async ({
    staffPage: page,
    api,
  }) => {
    await enterScreen(page, '/admin/menu/new', 'New dish', PHONE);
    await page.getByLabel(/^Name/).fill('Forma Dos');
    await page.getByLabel(/^Price/).fill('7');
    await page.getByLabel(/^Category/).selectOption({ index: 1 });

    // The dish is stored, and the answer is lost.
    await page.route('**/api/admin/menu', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await save(page).click();
    const problem = page.getByRole('alert').filter({ hasText: 'The dish' });
    await expect(problem).toContainText('may not have been saved');
    await page.unroute('**/api/admin/menu');
    await problem.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Saved, live now.')).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/menu\/(?!new)\w+$/);
    const found = await api.must('GET', '/admin/menu?search=Forma%20Dos');
    expect(found.total).toBe(1);

    // When moving by keyboard, no field is hidden under the sticky parts, nor under the preview on the smallest phone,
    // nor at 200 % on a desktop.
    await tabToSave(page);
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    for (const size of [
      { width: 320, height: 568 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(size);
      await tabToSave(page);
    }
    await page.setViewportSize(PHONE);

    await description(page).fill('Typed over what is gone');
    const { id, etag } = await api.must('GET', `/admin/menu/${found.items[0].id}`);
    await api.must('DELETE', `/admin/menu/${id}`, undefined, { 'If-Match': etag });
    await page.keyboard.press('ControlOrMeta+s');
    await expect(page.getByText('Someone deleted this dish meanwhile.')).toBeVisible();
    await expectNoFinding(page);
    await page.getByRole('button', { name: 'Save as a new dish' }).click();
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(page.getByText('Saved, live now.')).toBeVisible();
    await expect(description(page)).toHaveValue('Typed over what is gone');
    await removeDishes(api, 'Forma Dos');
  });
});

async function tabToSave(page: Page): Promise<void> {
  await page.getByLabel(/^Name/).focus();
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(seenFocus);
    if (focus === 'Save') break;
    expect(focus).not.toBeNull();
  }
  await expect(save(page)).toBeFocused();
}

/** Runs in the page: the text of the focused element; null if that is not in view. */
function seenFocus(): string | null {
  const focused = document.activeElement;
  if (!focused) return null;
  if (focused.textContent === 'Save') return 'Save';
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const at = document.elementFromPoint((left + right) / 2, Math.min((top + bottom) / 2, top + 40));
  const label = focused.id === '' ? null : document.querySelector(`label[for="${focused.id}"]`);
  // Switches and radio buttons lie under their visible drawing.
  const isSeen =
    at !== null &&
    (focused.contains(at) ||
      at.contains(focused) ||
      !!label?.contains(at) ||
      !!focused.parentElement?.contains(at));
  return isSeen ? focused.textContent : null;
}

import type { Locator, Page } from '@playwright/test';
import { expectNoFinding, showWhole } from '../support/axe';
import { expect, expectOnSite, test } from '../support/staff';
import type { StaffApi } from '../support/staff-api';
import {
  countPresses,
  DESK,
  enterScreen,
  expectGoodAtAllSizes,
  expectRoomAt200Percent,
  PHONE,
} from '../support/staff-screen';

interface Exception {
  date: string;
  spans: { opens: string; closes: string }[];
  note: string;
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const saved = (page: Page) => expect(page.getByText('Saved, live now.')).toBeVisible();
const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name });
const group = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
const exceptionsOf = async (api: StaffApi): Promise<Exception[]> =>
  (await api.must('GET', '/admin/site')).exceptions;

/**
 * Only the next five holidays are offered, and diners see only the next six dates. Without Thanksgiving and Reyes,
 * Thanksgiving fits into both lists at any time of the year.
 */
async function forgetThanksgiving(api: StaffApi): Promise<void> {
  const exceptions = (await exceptionsOf(api)).filter(({ note }) => !/Thanksgiving|Reyes/.test(note));
  await api.must('PUT', '/admin/site', { exceptions });
}

test('the house is closed on Thanksgiving with five presses from another screen, and diners see it at once', async ({
  staffPage: page,
  api,
}) => {
  await forgetThanksgiving(api);
  await enterScreen(page, '/admin/drinks', 'Drinks', PHONE);
  const presses = await countPresses(page);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Restaurant', exact: true }).click();
  await tab(page, 'Holidays').click();
  await page.getByRole('button', { name: /^Close on Thanksgiving/ }).click();
  await save(page).click();
  await saved(page);
  expect(await presses()).toBe(5);
  await expectOnSite(page, '/contact', (html) => html.includes('>Thanksgiving<'), 'Thanksgiving');
  const added = (await exceptionsOf(api)).find(({ note }) => note === 'Thanksgiving');
  expect(added?.spans).toEqual([]);
  await expect(page.getByRole('link', { name: 'View contact page' })).toHaveAttribute('href', '/contact');

  // Opens it with special hours after all.
  await page.getByRole('button', { name: /^Change Thursday, November/ }).click();
  await page.getByRole('switch', { name: /^Open on Thursday, November/ }).click();
  await page.getByLabel('Opens', { exact: true }).last().fill('12:00');
  await page.getByLabel('Closes', { exact: true }).last().fill('15:30');
  await save(page).click();
  await saved(page);
  await expectOnSite(page, '/contact', (html) => html.includes('12:00 PM – 3:30 PM'), 'the hours of the day');

  // And with the regular Thursday hours.
  await page.getByRole('button', { name: /^Remove Thursday, November/ }).click();
  await save(page).click();
  await saved(page);
  await expectOnSite(page, '/contact', (html) => !html.includes('>Thanksgiving<'), 'no more Thanksgiving');
});

test('every tab fits every size without an axe finding; hours, a fee and other details are changed, refused and saved, and diners see it at once', async ({
  staffPage: page,
  api,
}) => {
  const { etag: _, vocabulary: __, ...before } = await api.must('GET', '/admin/site');
  await enterScreen(page, '/admin/site', 'Restaurant');
  await expect(page.getByRole('tab')).toHaveCount(9);
  await expectRoomAt200Percent(page);
  for (const each of await page.getByRole('tab').all()) {
    await page.setViewportSize(DESK);
    await each.click();
    const change = page.getByRole('button', { name: /^Change / }).filter({ visible: true });
    if ((await each.textContent()) === 'Holidays') await change.first().click();
    await expectGoodAtAllSizes(page);
  }
  await page.setViewportSize(DESK);
  await tab(page, 'Hours').click();
  const friday = group(page, 'Friday');
  await friday.getByLabel('Closes').fill('01:00');
  await expect(friday.getByText('Closes after midnight: 1:00 AM on Saturday.')).toBeVisible();
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText('5:00 PM to 1:00 AM')).toBeVisible();
  await group(page, 'Friday').getByRole('button', { name: 'Copy Friday’s hours to other days' }).click();
  await page.getByRole('menuitem', { name: /^Saturday/ }).click();
  await page.keyboard.press('Escape');

  // Problems show beside their fields and above the form, with links.
  await group(page, 'Monday').getByLabel('Closes').fill('16:00');
  const booking = page.getByRole('textbox', { name: 'Booking page', exact: true });
  await tab(page, 'Links').click();
  await booking.fill('book.example');
  await tab(page, 'Fee').click();
  await save(page).click();
  await expect(page.getByText('Fix 2 things to save')).toBeVisible();
  await expect(tab(page, 'Links')).toHaveAccessibleName('Links 1 to fix');
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await showWhole(page);
  await expectNoFinding(page);
  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: /times are the same/ }).click();
  await expect(group(page, 'Monday').getByLabel('Closes')).toBeFocused();
  await page.keyboard.type('0915PM');
  await page.getByRole('link', { name: /^Booking page/ }).click();
  await expect(booking).toBeFocused();
  await booking.fill('https://book.example/casa');

  await tab(page, 'Fee').click();
  await page.getByRole('radio', { name: 'Percentage of the bill' }).click();
  await page.getByRole('textbox', { name: 'Fee name' }).fill('Kitchen fee');
  await page.getByRole('textbox', { name: 'Percent of the bill' }).fill('3.5');
  await save(page).click();
  await saved(page);
  await expectOnSite(page, '/contact', (html) => html.includes('5:00 PM to 1:00 AM'), 'the new hours');
  await expectOnSite(
    page,
    '/menu',
    (html) => html.includes('Kitchen fee: a mandatory fee of 3.5% of'),
    'the fee',
  );
  expect((await api.must('GET', '/admin/site')).hours[1].spans).toEqual([
    { opens: '16:00', closes: '21:15' },
  ]);
  await api.must('PUT', '/admin/site', before);
});

test('works with only the keyboard', async ({ staffPage: page, api }) => {
  await forgetThanksgiving(api);
  await enterScreen(page, '/admin/site', 'Restaurant');
  await tab(page, 'Hours').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Special hours' })).toBeVisible();
  await expect(page).toHaveURL('/admin/site#part-dates');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Opening hours' })).toBeVisible();
  await page.goForward();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Close on / }).first()).toBeFocused();
  await page.getByRole('button', { name: /^Close on Thanksgiving/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Thanksgiving, Thursday, November [\d, ]+: closed all day/)).toBeVisible();
  await page.getByRole('button', { name: 'Add another day' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
  await page.keyboard.type('12052031');
  await page.keyboard.press('Control+s');
  await saved(page);
  const dates = (await exceptionsOf(api)).map(({ date }) => date);
  expect(dates).toContain('2031-12-05');
  expect((await exceptionsOf(api)).map(({ note }) => note)).toContain('Thanksgiving');
  await api.must('PUT', '/admin/site', {
    exceptions: (await exceptionsOf(api)).filter(({ date }) => date !== '2031-12-05'),
  });
});

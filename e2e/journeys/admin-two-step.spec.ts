import type { Locator, Page } from '@playwright/test';
import { codeOf, wrongCodeOf } from '../support/authenticator-app';
import { expectNoFinding } from '../support/axe';
import { startProduct, type Account } from '../support/product';
import { expect, keepSignedIn, test } from '../support/staff';
import { signInToApi } from '../support/staff-api';
import { expectFitsAllSizes, expectGoodAtAllSizes, PHONE } from '../support/staff-screen';

test.use({ expectedConsole: [/Failed to load resource.*40[01]/] });

const part = (page: Page) => page.getByRole('region', { name: 'Two-step sign-in' });

/** The codes on the screen. */
async function codesIn(where: Locator | Page): Promise<string[]> {
  const codes = where.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  return codes.allTextContents();
}

/** Types the first code of a new secret. */
async function setUp(where: Locator | Page): Promise<{ secret: string; codes: string[] }> {
  await expect(where.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = ((await where.getByRole('code').textContent()) ?? '').replaceAll(' ', '');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await where.getByLabel('6-digit code').fill(codeOf(secret));
  await where.getByRole('button', { name: 'Turn on' }).click();
  return { secret, codes: await codesIn(where) };
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
}

async function typePassword(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('a phone as the second step: turned on, asked for, lost, replaced, required of everyone and reset', async ({
  page,
  browser,
}) => {
  // Many screens, each at three sizes and in both schemes.
  test.slow();
  const product = await startProduct();
  const context = await browser.newContext({ viewport: PHONE, baseURL: product.url });
  try {
    await keepSignedIn(page, await signInToApi(product.url, product.staff));
    await page.setViewportSize(PHONE);
    await page.goto(`${product.url}/admin/profile`);
    const dialog = page.getByRole('dialog');
    let owned: { secret: string; codes: string[] } = { secret: '', codes: [] };

    await test.step('is turned on with the password and a code', async () => {
      await part(page).getByRole('button', { name: 'Turn on' }).click();
      await dialog.getByLabel('Your password').fill('not-this-one');
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(/This is not your password\.$/);
      await expectNoFinding(page, '[role=dialog]');
      await dialog.getByLabel('Your password').fill(product.staff.password);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await dialog.getByLabel('6-digit code').fill('123');
      await dialog.getByRole('button', { name: 'Turn on' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(/^That code isn’t right/);
      await expectGoodAtAllSizes(page);
      await page.setViewportSize(PHONE);
      owned = await setUp(dialog);
      await expectFitsAllSizes(page);
      await page.setViewportSize(PHONE);
      await page.keyboard.press('Escape');
      await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
      await expect(part(page)).toContainText('10 recovery codes left.');
      await expectGoodAtAllSizes(page);
      await page.setViewportSize(PHONE);
    });

    await test.step('is asked for when signing in', async () => {
      await signOut(page);
      await typePassword(page, product.staff);
      await expect(page.getByLabel('6-digit code')).toBeFocused();
      await expectFitsAllSizes(page);
      await page.setViewportSize(PHONE);
      await page.getByLabel('6-digit code').fill(wrongCodeOf(owned.secret));
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('alert')).toHaveText(/^That code isn’t right/);
      await expectNoFinding(page);
      // The current one may have been used to turn it on.
      await page.getByLabel('6-digit code').fill(codeOf(owned.secret, 1));
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    });

    await test.step('can be replaced by a recovery code, and new codes are made', async () => {
      await signOut(page);
      await typePassword(page, product.staff);
      await page.getByRole('button', { name: 'Use a recovery code' }).click();
      await expectNoFinding(page);
      await page.getByLabel('Recovery code').fill((owned.codes[0] ?? '').toLowerCase());
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: /^Account/ }).click();
      await page.getByRole('menuitem', { name: 'Your account' }).click();
      await expect(part(page)).toContainText('9 recovery codes left.');
      await part(page).getByRole('button', { name: 'Get new recovery codes' }).click();
      await dialog.getByLabel('Your password').fill(product.staff.password);
      await dialog.getByLabel(/^Code from your app/).fill(owned.codes[1] ?? '');
      await expectNoFinding(page, '[role=dialog]');
      await dialog.getByRole('button', { name: 'Get new codes' }).click();
      const codes = await codesIn(dialog);
      expect(codes).not.toContain(owned.codes[2]);
      owned = { ...owned, codes };
      await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
    });

    const host = await context.newPage();
    const luz = { email: 'luz@casabodegon.example', password: 'a-short-word-or-two' };
    await test.step('is required of everyone, so a new host sets it up before anything else', async () => {
      await page.goto(`${product.url}/admin/people`);
      await page.getByRole('switch', { name: 'Require two-step sign-in for everyone' }).click();
      await expect(page.getByText('Two-step sign-in is required for everyone')).toBeVisible();
      await page.getByRole('button', { name: 'Invite' }).click();
      const form = page.getByRole('dialog', { name: 'Invite someone' });
      await form.getByLabel('Name').fill('Luz');
      await form.getByLabel('Email').fill(luz.email);
      await form.getByRole('button', { name: 'Invite' }).click();
      const made = page.getByRole('dialog', { name: 'Send this link' });
      await host.goto(await made.getByLabel(`Link for ${luz.email}`).inputValue());
      await made.getByRole('button', { name: 'Close' }).click();
      await host.getByLabel('New password').fill(luz.password);
      await host.getByRole('button', { name: 'Save and sign in' }).click();
      await expect(host.getByLabel('6-digit code')).toBeVisible();
      await expectNoFinding(host);
      await setUp(host);
      await expectNoFinding(host);
      await host.getByRole('button', { name: 'I’ve saved them, continue' }).click();
      await expect(host.getByRole('heading', { level: 1 })).toHaveText('Tonight');
      await host.goto('/admin/profile');
      await expect(part(host)).toContainText('it stays on');
      await expect(part(host).getByRole('button', { name: 'Turn off' })).toHaveCount(0);
    });

    await test.step('is reset by the owner for somebody who lost the phone', async () => {
      await page.reload();
      const row = page.getByRole('listitem').filter({ hasText: 'Luz' });
      await expect(row).toContainText('Two-step sign-in');
      await expectGoodAtAllSizes(page);
      await page.getByRole('switch', { name: 'Require two-step sign-in for everyone' }).click();
      await row.getByRole('button', { name: 'More for Luz' }).click();
      await page.getByRole('menuitem', { name: 'Reset two-step sign-in' }).click();
      await expectNoFinding(page, '[role=dialog]');
      await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
      await expect(row).not.toContainText('Two-step sign-in');
      await host.reload();
      await expect(host.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
      await typePassword(host, luz);
      await expect(host.getByRole('button', { name: /^Account/ })).toBeVisible();
    });

    await test.step('is turned off, and all of it is in the history', async () => {
      await page.goto(`${product.url}/admin/profile`);
      await part(page).getByRole('button', { name: 'Turn off' }).click();
      await dialog.getByLabel('Your password').fill(product.staff.password);
      await dialog.getByLabel(/^Code from your app/).fill(owned.codes[0] ?? '');
      await dialog.getByRole('button', { name: 'Turn off' }).click();
      await expect(part(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
      await page.goto(`${product.url}/admin/history?kind=account`);
      for (const words of [
        'two-step sign-in turned on',
        'two-step sign-in turned off',
        'got new recovery codes',
        'made two-step sign-in required for everyone',
        'made two-step sign-in optional',
        'Recovery code, 9 left',
      ])
        await expect(page.getByText(words).first()).toBeVisible();
    });
  } finally {
    await context.close();
    await product.stop();
  }
});

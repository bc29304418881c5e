import type { Locator, Page } from '@playwright/test';
import { codeOf, wrongCodeOf } from '../support/authenticator-app';
import { expectNoFinding, expectNoFindingInEitherScheme } from '../support/axe';
import { startMailServer } from '../support/mail-server';
import { startProduct, type Account, type Product } from '../support/product';
import { expect, keepSignedIn, test } from '../support/staff';
import { signInToApi, type StaffApi } from '../support/staff-api';
import {
  countPresses,
  expectFits,
  expectFitsAllSizes,
  expectGoodAtAllSizes,
  PHONE,
} from '../support/staff-screen';

/*
 * A product of its own, which sends its mail to a real server. The last test changes how everyone signs in.
 */

let server: Awaited<ReturnType<typeof startMailServer>>;
let product: Product;
let owner: StaffApi;
/** Empty at first: Playwright reads `baseURL` before `beforeAll`, and again for each test. */
let origin = '';

test.use({ baseURL: ({}, use) => use(origin) });
test.beforeAll(async () => {
  server = await startMailServer();
  product = await startProduct(server.variables);
  origin = product.url;
  owner = await signInToApi(product.url, product.staff);
});
test.afterAll(async () => {
  await product.stop();
  await server.stop();
});

/** Waits for a mail to this address that says these words, and returns the link in it. */
async function linkIn(address: string, words: string): Promise<string> {
  const mail = () =>
    server.received.find(({ recipients, raw }) => recipients.includes(address) && raw.includes(words));
  await expect.poll(mail).toBeTruthy();
  return /\/admin\/welcome#[\w-]{32}/.exec(mail()?.raw ?? '')?.[0] ?? '';
}

async function invite(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click();
  const form = page.getByRole('dialog', { name: 'Invite someone' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByText(`An invitation is on its way to ${email}`)).toBeVisible();
}

test('an invitation and the link for a forgotten password arrive by mail', async ({ page, browser }) => {
  const address = 'luz@casabodegon.example';
  await keepSignedIn(page, owner);
  await page.goto('/admin/people');
  await invite(page, 'Luz', address);

  const context = await browser.newContext({ viewport: PHONE, baseURL: product.url });
  const luz = await context.newPage();
  await luz.goto(await linkIn(address, 'been invited'));
  await luz.getByLabel('New password').fill('a-short-word-or-two');
  await luz.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(luz.getByRole('heading', { level: 1 })).toHaveText('Tonight');

  await context.clearCookies();
  await luz.evaluate(() => localStorage.clear());
  await luz.goto('/admin/login');
  await luz.getByRole('button', { name: 'Forgot your password?' }).click();
  await luz.getByLabel('Email').fill('Luz@casabodegon.example');
  await luz.getByRole('button', { name: 'Send link' }).click();
  await expect(luz.getByRole('status')).toContainText('the link is on its way');
  await expectNoFinding(luz);
  await luz.goto(await linkIn(address, 'request for a new password'));
  await luz.getByLabel('New password').fill('another-word-or-two');
  await luz.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(luz.getByRole('heading', { level: 1 })).toHaveText('Tonight');
  await context.close();
});

/** Puts a template into the reply to Ana Muñoz. The menu and what it leaves behind fit and are readable. */
async function useTemplate(page: Page): Promise<void> {
  const before = await countPresses(page);
  await page.getByRole('button', { name: 'Use a template' }).click();
  await expectNoFindingInEitherScheme(page, '[role=menu]');
  await page.getByRole('menuitem', { name: 'Lost and found' }).click();
  expect(await before()).toBe(2);
  await expect(page.getByRole('textbox', { name: 'Reply to Ana Muñoz' })).toHaveValue(
    /^Hello Ana,\n\nThank you for writing\./,
  );
  await expect(page.getByText('“Lost and found” is in your reply.')).toBeVisible();
  await expectGoodAtAllSizes(page);
  await page.setViewportSize(PHONE);
}

test('a message is answered inside the admin with three presses, and the reply reaches the guest', async ({
  page,
}) => {
  const row = (subject: string): Locator =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: new RegExp(`${subject}\\s+from`) }) });
  await keepSignedIn(page, owner);
  const data = {
    name: 'Ana Muñoz',
    email: 'ana@diner.example',
    subject: 'A quiet table',
    message: 'By the window?',
  };
  expect((await page.request.post('/api/contact', { data })).status()).toBe(201);
  await page.setViewportSize(PHONE);
  await page.goto('/admin/contacts');
  await expect(row('A quiet table')).toBeVisible();
  const presses = await countPresses(page);
  await row('A quiet table').getByRole('link').click();
  await page.getByRole('textbox', { name: 'Reply to Ana Muñoz' }).click();
  await page.keyboard.type('The table by the window is yours.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  const reply = page.getByRole('article', { name: 'Reply' });
  await expect(reply).toContainText('The table by the window is yours.');
  await expect(reply).toContainText('Sent');
  expect(await presses()).toBe(3);
  await useTemplate(page);
  await page.getByRole('combobox', { name: 'Assign this message' }).selectOption('Assigned to Staff (you)');
  await expect(page.getByText('“A quiet table” is assigned to Staff').first()).toBeVisible();
  const mail = server.received.find(({ recipients }) => recipients.includes('ana@diner.example'));
  expect(mail?.raw).toMatch(/^Subject: Re: A quiet table\r$/m);
  expect(mail?.raw).toMatch(/^Reply-To: hola@casabodegon\.example\r$/m);
  await page.getByRole('link', { name: 'Messages' }).first().click();
  await expect(row('A quiet table')).toContainText('Answered');
  await page.getByRole('link', { name: /^Mine/ }).click();
  await expect(row('A quiet table')).toContainText('Assigned to you');

  const endless = { ...data, name: 'W'.repeat(120), subject: 'No spaces' };
  expect((await page.request.post('/api/contact', { data: endless })).status()).toBe(201);
  await page.goto('/admin/contacts');
  await row('No spaces').getByRole('link').click();
  await expect(page.getByRole('textbox', { name: /^Reply to W/ })).toBeVisible();
  await expectFits(page);
});

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

test.describe('signing in with two steps', () => {
  test.use({ expectedConsole: [/Failed to load resource.*40[01]/] });

  test('a phone as the second step: turned on, asked for, required of everyone, reset and turned off', async ({
    page,
    browser,
  }) => {
    // Many screens, each at three sizes and in both schemes.
    test.slow();
    const context = await browser.newContext({ viewport: PHONE, baseURL: product.url });
    await keepSignedIn(page, owner);
    await page.setViewportSize(PHONE);
    await page.goto('/admin/profile');
    const dialog = page.getByRole('dialog');
    let owned = { secret: '', codes: [''] };

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

    const host = await context.newPage();
    const eva = { email: 'eva@casabodegon.example', password: 'a-short-word-or-two' };
    await test.step('is required of everyone, so a new host sets it up before anything else', async () => {
      await page.goto('/admin/people');
      await page.getByRole('switch', { name: 'Require two-step sign-in for everyone' }).click();
      await expect(page.getByText('Two-step sign-in is required for everyone')).toBeVisible();
      await invite(page, 'Eva', eva.email);
      await host.goto(await linkIn(eva.email, 'been invited'));
      await host.getByLabel('New password').fill(eva.password);
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
      const row = page.getByRole('listitem').filter({ hasText: 'Eva' });
      await expect(row).toContainText('Two-step sign-in');
      await expectGoodAtAllSizes(page);
      await page.getByRole('switch', { name: 'Require two-step sign-in for everyone' }).click();
      await row.getByRole('button', { name: 'More for Eva' }).click();
      await page.getByRole('menuitem', { name: 'Reset two-step sign-in' }).click();
      await expectNoFinding(page, '[role=dialog]');
      await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
      await expect(row).not.toContainText('Two-step sign-in');
      await host.reload();
      await expect(host.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in');
      await typePassword(host, eva);
      await expect(host.getByRole('button', { name: /^Account/ })).toBeVisible();
    });

    await test.step('is turned off with a recovery code, and all of it is in the history', async () => {
      await page.goto('/admin/profile');
      await part(page).getByRole('button', { name: 'Turn off' }).click();
      await dialog.getByLabel('Your password').fill(product.staff.password);
      await dialog.getByLabel(/^Code from your app/).fill(owned.codes[0] ?? '');
      await dialog.getByRole('button', { name: 'Turn off' }).click();
      await expect(part(page).getByRole('button', { name: 'Turn on' })).toBeVisible();
      await page.goto('/admin/history?kind=account');
      for (const words of [
        'two-step sign-in turned on',
        'two-step sign-in turned off',
        'made two-step sign-in required for everyone',
        'made two-step sign-in optional',
      ])
        await expect(page.getByText(words).first()).toBeVisible();
    });
    await context.close();
  });
});

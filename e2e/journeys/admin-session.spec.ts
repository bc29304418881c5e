import type { Page } from '@playwright/test';
import { expectNoFinding } from '../support/axe';
import type { Account } from '../support/product';
import { expect, keepSignedIn, test } from '../support/staff';
import { signInToApi } from '../support/staff-api';

const WANTED = '/admin/offers?state=ended#list';
const LOGIN = `/admin/login?redirect=${encodeURIComponent(WANTED)}`;

const email = (page: Page) => page.getByLabel('Email');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('admin_token'), localStorage.getItem('admin_user')]);

async function signIn(page: Page, staff: Account) {
  await email(page).fill(staff.email);
  await password(page).fill(staff.password);
  await password(page).press('Enter');
}

test.describe('signing in', () => {
  test.use({ expectedConsole: [/Failed to load resource.*401/] });

  test('shows why it failed, and then opens the requested address', async ({ page, product }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(WANTED);
    await expect(page).toHaveURL(LOGIN);
    await expect(page).toHaveTitle('Sign in · Staff');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoFinding(page);
    }

    expect(scripts.length, 'the admin has its own files').toBeGreaterThan(0);
    expect(scripts.filter((url) => !url.includes('/admin-assets/'))).toEqual([]);

    const alert = page.getByRole('alert');
    await email(page).fill(product.staff.email);
    await password(page).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(alert).toContainText('That email or password isn’t right.');
    await expect(password(page)).toBeFocused();

    expect(await stored(page)).toEqual([null, null]);
    await expectNoFinding(page);

    await signIn(page, product.staff);
    await expect(page).toHaveURL(WANTED);
    const [token, user] = await stored(page);
    expect(token?.split('.')).toHaveLength(3);
    expect(JSON.parse(user ?? '')).toMatchObject({ email: product.staff.email });
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
  });
});

test('signing out or in applies to all tabs', async ({ page, product }) => {
  // A separate session: signing out ends it on the server, and the other tests share theirs.
  await keepSignedIn(page, await signInToApi(product.url, product.staff));
  await page.goto(WANTED);
  const other = await page.context().newPage();
  await other.goto('/admin/contacts');
  await expect(heading(other, 'Messages').or(heading(other, 'Contacts'))).toBeVisible();

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('You’re signed out.')).toBeVisible();
  await expect(other).toHaveURL('/admin/login?redirect=%2Fadmin%2Fcontacts');
  await expect(other.getByText('You signed out in another tab.')).toBeVisible();
  expect(await stored(other)).toEqual([null, null]);

  const { token, user } = await signInToApi(product.url, product.staff);
  await other.evaluate(
    ([newToken = '', newUser = '']) => {
      localStorage.setItem('admin_user', newUser);
      localStorage.setItem('admin_token', newToken);
    },
    [token, JSON.stringify(user)],
  );
  await expect(page).toHaveURL('/admin/menu');
});

test.describe('an answer 401', () => {
  test.use({ expectedConsole: [/Failed to load resource.*401/] });

  test('over unsaved work, asks for a new sign-in and loses nothing', async ({
    staffPage: page,
    api,
    product,
  }) => {
    const title = `Rioja & “lomo” 🍷 ${Date.now()}`;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admin/offers/new');
    await page.getByLabel('Title').first().fill(title);
    // In one step, or a call in between would be the first to ask for the sign-in, and its dialog would cover Save.
    await page.getByRole('button', { name: 'Save', exact: true }).evaluate((save: HTMLButtonElement) => {
      const token = localStorage.getItem('admin_token') ?? '';
      // The server refuses this one, although it has not expired.
      localStorage.setItem('admin_token', `${token.slice(0, -8)}AAAAAAAA`);
      save.click();
    });

    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toContainText('safe but not saved yet');
    await expect(dialog.getByLabel('Email')).toHaveValue(product.staff.email);
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await expectNoFinding(page);
    await page.keyboard.press('Escape');
    await page.keyboard.type(product.staff.password);
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Title').first()).toHaveValue(title);

    // Save was pressed already, so it happens without a second press, and only once.
    await expect(page.getByText('Saved', { exact: false }).first()).toBeVisible();
    await expect(page).toHaveURL(/\/admin\/offers\/(?!new)\w+$/);
    const { items } = await api.must('GET', '/admin/offers');
    const offers = (items as { id: string; title: string }[]).filter((offer) => offer.title === title);
    expect(offers).toHaveLength(1);
    for (const { id } of offers) await api.must('DELETE', `/admin/offers/${id}`);
  });
});

test('without storage, a sign-in works in its own tab', async ({ page, product }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
  });
  await page.goto(LOGIN);
  await expect(page.getByText('You’re in a private window.')).toBeVisible();
  await signIn(page, product.staff);
  await expect(page).toHaveURL(WANTED);
  await page.getByRole('link', { name: 'Menu', exact: true }).first().click();
  await expect(page).toHaveURL('/admin/menu');
  await expect(heading(page, 'Menu')).toBeVisible();
});

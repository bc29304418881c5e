import type { Page } from '@playwright/test';
import { signInToApi, type StaffApi } from './staff-api';
import { expect, test as base } from './test';

/** Of the public site, while the CMS is well. */
const OLDEST_PAGE_MS = 1_000;

interface StaffFixtures {
  /** A page whose browser is signed in as staff. */
  staffPage: Page;
  /** A second page of another visitor, to see what diners see. It is opened a second late: a page may be as old as that. */
  dinerPage: Page;
}

/** Tests of the admin: signed in once a worker, as the sign-in is limited. */
export const test = base.extend<StaffFixtures, { api: StaffApi }>({
  api: [async ({ product }, use) => use(await signInToApi(product.url, product.staff)), { scope: 'worker' }],
  staffPage: async ({ page, api }, use) => {
    await keepSignedIn(page, api);
    await use(page);
  },
  dinerPage: async ({ browser, product }, use) => {
    const context = await browser.newContext({ baseURL: product.url, timezoneId: 'America/New_York' });
    const page = await context.newPage();
    const goto = page.goto.bind(page);
    page.goto = async (...visit) => {
      await page.waitForTimeout(OLDEST_PAGE_MS);
      return goto(...visit);
    };
    await use(page);
    await context.close();
  },
});

/** Puts the session where the admin keeps it, once: what the test does to it afterwards stays. */
async function keepSignedIn(page: Page, { token, user }: StaffApi): Promise<void> {
  await page.addInitScript(
    ([storedToken, storedUser]) => {
      if (sessionStorage.getItem('test-signed-in')) return;
      sessionStorage.setItem('test-signed-in', 'yes');
      localStorage.setItem('admin_token', storedToken as string);
      localStorage.setItem('admin_user', storedUser as string);
    },
    [token, JSON.stringify(user)],
  );
}

/** The public page at `path` shows what is expected within a second of now: asked anew until it does. */
export async function expectOnSite(
  page: Page,
  path: string,
  isShown: (html: string) => boolean,
  what: string,
) {
  const started = Date.now();
  let html = '';
  do {
    const answer = await page.request.get(path);
    html = await answer.text();
    if (isShown(html)) return;
    await new Promise((wake) => setTimeout(wake, 50));
  } while (Date.now() - started < 1_000);
  expect(isShown(html), `${what} on ${path} within a second`).toBe(true);
}

export { expect };

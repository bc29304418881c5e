import type { Page, Request } from '@playwright/test';
import { signInToApi, type StaffApi } from './staff-api';
import { expect, test as base, waitUntilHydrated } from './test';

const OLDEST_PAGE_MS = 1_000;

interface StaffFixtures {
  staffPage: Page;
  /** Another visitor's page, opened a second later, because a page may be that old. */
  dinerPage: Page;
}

/** Signed in once per worker, because sign-ins are rate limited. */
export const test = base.extend<StaffFixtures, { api: StaffApi }>({
  // Animations would slow the tests down.
  contextOptions: { reducedMotion: 'reduce' },
  api: [async ({ product }, use) => use(await signInToApi(product.url, product.staff)), { scope: 'worker' }],
  staffPage: async ({ page, api }, use) => {
    await keepSignedIn(page, api);
    watchSaves(page);
    await use(page);
  },
  dinerPage: async ({ browser, product }, use) => {
    const context = await browser.newContext({
      baseURL: product.url,
      timezoneId: 'America/New_York',
      // Animations would slow the test down.
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    waitUntilHydrated(page);
    const goto = page.goto.bind(page);
    page.goto = async (...visit) => {
      for (let tries = 0; ; tries += 1) {
        await page.waitForTimeout(OLDEST_PAGE_MS);
        const answer = await goto(...visit);
        // If a busy machine's CMS takes too long, an old copy is served, marked as such.
        if (tries === 5 || !answer?.headers()['x-content']?.startsWith('stale')) return answer;
      }
    };
    await use(page);
    await context.close();
  },
});

/** Stores the session once, so that later changes to it in a test survive. */
export async function keepSignedIn(page: Page, { token, user }: StaffApi): Promise<void> {
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

/** A switch moves before its save is answered: tracks pending saves, and when the last one was answered. */
const saves = new WeakMap<Page, { waiting: number; answeredAt: number }>();

function watchSaves(page: Page): void {
  const state = { waiting: 0, answeredAt: 0 };
  saves.set(page, state);
  const isSave = (request: Request) => !['GET', 'HEAD'].includes(request.method());
  page.on('request', (request) => {
    if (isSave(request)) state.waiting++;
  });
  const onEnd = (request: Request) => {
    if (!isSave(request)) return;
    state.waiting--;
    state.answeredAt = Date.now();
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
}

/**
 * Reloads the public page until it passes. A read more than a second after the save must pass, unless its answer is
 * marked as an old copy, which the site serves if a busy machine's CMS takes too long.
 */
export async function expectOnSite(
  page: Page,
  path: string,
  isShown: (html: string) => boolean,
  what: string,
) {
  const calledAt = Date.now();
  for (;;) {
    const { waiting = 0, answeredAt = 0 } = saves.get(page) ?? {};
    const waited = Date.now() - Math.max(calledAt, answeredAt);
    const answer = await page.request.get(path);
    if (answer.ok() && isShown(await answer.text())) return;
    const mayBeOld = waiting > 0 || answer.headers()['x-content']?.startsWith('stale');
    if (waited > (mayBeOld ? 10_000 : 1_000))
      throw new Error(`${path} does not show ${what} ${waited} ms after the save.`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

export { expect };

import { test as base, expect, type Page } from '@playwright/test';
import { startProduct, type Product } from './product';

interface Fixtures {
  /** Fails on an unexpected console error, an uncaught exception, a blocked resource or a policy violation. */
  quietConsole: void;
  expectedConsole: RegExp[];
  /** False only in tests of the popup itself. */
  isPromoDismissed: boolean;
  promoDismissal: void;
}

/** One product per worker; each test runs in a browser that must log no errors. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) waitUntilHydrated(page);
    await use(page);
  },
  expectedConsole: async ({}, use) => use([]),
  isPromoDismissed: async ({}, use) => use(true),
  promoDismissal: [
    async ({ page, isPromoDismissed }, use) => {
      if (isPromoDismissed) await page.addInitScript(dismissPromo);
      await use();
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ page, expectedConsole }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await page.addInitScript(tellViolations);
      await use();
      const unexpected = complaints.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Public pages start their scripts after `load`: `goto` and `reload` wait for them, unless told otherwise. */
export function waitUntilHydrated(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const hydrated = async <T>(answer: T, waitUntil: string | undefined) => {
    if (waitUntil !== 'commit' && waitUntil !== 'domcontentloaded') await page.waitForFunction(isHydrated);
    return answer;
  };
  page.goto = async (url, options) => hydrated(await goto(url, options), options?.waitUntil);
  page.reload = async (options) => hydrated(await reload(options), options?.waitUntil);
}

/** Runs in the page. The admin, documents and notices have nothing to wait for. */
function isHydrated(): boolean {
  const isPublicPage = document.querySelector('script[data-scripts]') !== null;
  return !isPublicPage || document.documentElement.dataset['hydrated'] === 'true';
}

/** Runs in the page: a violation whose exception is caught does not appear in the console. */
function tellViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    reportError(new Error(`The policy blocks ${blockedURI} (${effectiveDirective}).`)),
  );
}

/** Runs in the page: for the popup's key, its storage always returns today's date, even with a test's own clock. */
function dismissPromo(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with a storage as `this` below
  const stored = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(key: string) {
    if (key !== 'promo-dismissed-on') return stored.call(this, key);
    const now = new Date();
    const twoDigits = (value: number) => String(value).padStart(2, '0');
    return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  };
}

export { expect };

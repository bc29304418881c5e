import { test as base, expect } from '@playwright/test';
import { startProduct, type Product } from './product';

interface Fixtures {
  /** Fails the test on an unexpected console error, an uncaught exception or a refused resource. */
  quietConsole: void;
  /** What the page may say: set in a test that provokes it. */
  expectedConsole: RegExp[];
  /** Whether the promo popup counts as dismissed, whatever day it is. False only where the popup is what is tested. */
  isPromoDismissed: boolean;
  promoDismissal: void;
}

/** One product a worker; each test in a browser that must stay quiet. */
export const test = base.extend<Fixtures, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
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
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      await use();
      const unexpected = complaints.filter((text) => !expectedConsole.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the browser console').toEqual([]);
    },
    { auto: true },
  ],
});

/** Runs in the page: its storage answers for the popup's key with today's date, by whatever clock a test sets. */
function dismissPromo(): void {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its storage below
  const stored = Storage.prototype.getItem;
  Storage.prototype.getItem = function getItem(key: string) {
    if (key !== 'promo-dismissed-on') return stored.call(this, key);
    const now = new Date();
    const twoDigits = (value: number) => String(value).padStart(2, '0');
    return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
  };
}

export { expect };

import { test as base, expect } from '@playwright/test';
import { startProduct, type Product } from './product';

interface Fixtures {
  /** Fails the test on an unexpected console error, an uncaught exception or a refused resource. */
  quietConsole: void;
  /** What the page may say: set in a test that provokes it. */
  expectedConsole: RegExp[];
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

export { expect };

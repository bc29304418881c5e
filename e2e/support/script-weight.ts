import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';

const BUDGET_BYTES = 85_000;

/** Watches a page load; returns a function that checks its sheets and scripts afterwards. */
export function watchScripts(page: Page): () => Promise<void> {
  const uncoded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    // A few bytes would grow when compressed.
    if (Number(length) > 256 && encoding !== 'br') uncoded.push(response.url());
  });
  return async () => {
    // Styles are inlined: on a slow phone, each sheet would delay the first view.
    expect(await page.evaluate(sheetsBeforeHydration)).toEqual([]);
    expect(uncoded).toEqual([]);
    const { pathname } = new URL(page.url());
    const bytes = await bytesToStart(page);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: `${pathname} ${bytes}` });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  };
}

/** Bytes sent for the inline script, the scripts it starts, and everything they import at once. */
async function bytesToStart(page: Page): Promise<number> {
  const { start, scripts } = await page
    .locator('script[data-scripts]')
    .evaluate((script: HTMLScriptElement) => ({
      start: script.text,
      scripts: script.dataset['scripts'] ?? '',
    }));
  const files = new Set(scripts.split(' '));
  let bytes = brotliCompressSync(start).length;
  // The loop also reaches the entries that it adds.
  for (const file of files) {
    const answer = await page.request.get(file, { headers: { 'accept-encoding': 'br' } });
    bytes += Number(answer.headers()['content-length']);
    const source = await answer.text();
    for (const [, name] of source.matchAll(/(?:from|import) ?"\.\/([^"]+\.js)"/g))
      files.add(`/assets/${name}`);
  }
  return bytes;
}

/** Runs in the page. */
function sheetsBeforeHydration(): string[] {
  const hydratedAt = performance.getEntriesByName('hydrated')[0]?.startTime ?? Infinity;
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.css') && startTime < hydratedAt)
    .map(({ name }) => name);
}

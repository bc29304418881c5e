import { expect, test, type Page } from '@playwright/test';

const BUDGET_BYTES = 88_500;

/** Watches how a page is loaded; returns the check of its sheets and scripts, for when it has been. */
export function watchScripts(page: Page): () => Promise<void> {
  const uncoded: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    // A handful of bytes would grow by being compressed.
    if (Number(length) > 256 && encoding !== 'br') uncoded.push(response.url());
  });
  return async () => {
    // They are in the page: on a slow phone each would hold the first view back.
    expect(await page.evaluate(sheetsBeforeAlive)).toEqual([]);
    expect(uncoded).toEqual([]);
    const { pathname } = new URL(page.url());
    const bytes = await bytesToStart(page);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: `${pathname} ${bytes}` });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  };
}

/** Bytes on the wire of the script that starts the others, of those that it names, and of all that they import at once. */
async function bytesToStart(page: Page): Promise<number> {
  const named = await page
    .locator('script[data-scripts]')
    .evaluate((script: HTMLScriptElement) => `${script.getAttribute('src')} ${script.dataset['scripts']}`);
  const files = new Set(named.split(' '));
  let bytes = 0;
  // A set goes on to what is added on the way.
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
function sheetsBeforeAlive(): string[] {
  const aliveAt = performance.getEntriesByName('alive')[0]?.startTime ?? Infinity;
  return performance
    .getEntriesByType('resource')
    .filter(({ name, startTime }) => name.endsWith('.css') && startTime < aliveAt)
    .map(({ name }) => name);
}

import { expect, test, type Page } from '@playwright/test';

const BUDGET_BYTES = 95_000;

/** Watches how a page is loaded; returns the check of its sheets and scripts once it is. */
export function watchScripts(page: Page): () => Promise<void> {
  const sheets: string[] = [];
  const uncoded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { 'content-encoding': encoding, 'content-length': length } = response.headers();
    // A handful of bytes would grow by being compressed.
    if (Number(length) > 256 && encoding !== 'br') uncoded.push(response.url());
  });
  return async () => {
    // They are in the page: on a slow phone each would hold the first view back.
    expect(sheets).toEqual([]);
    expect(uncoded).toEqual([]);
    const bytes = await scriptBytes(page);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: `${page.url()} ${bytes}` });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  };
}

/** Bytes on the wire of the scripts that the page asked for before it was loaded: what it takes to come alive. */
function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('The page has no navigation.');
    const early = performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < navigation.loadEventStart);
    return early.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  });
}

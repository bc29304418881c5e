import { expect, test, type APIRequestContext, type Page } from '@playwright/test';

const BUDGET_BYTES = 95_000;

/** Watches how a page is loaded; returns the check of its sheets and scripts, for when it has been. */
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
    const { pathname } = new URL(page.url());
    // Home asks for the code of its lower half as soon as it is alive, which may be before its first picture is there.
    const bytes =
      pathname === '/' ? await bytesToStart(page.request, pathname) : await bytesUntilLoaded(page);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: `${pathname} ${bytes}` });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
  };
}

/** Bytes on the wire of the scripts that the page asked for before it was loaded: what it takes to come alive. */
function bytesUntilLoaded(page: Page): Promise<number> {
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

/** The same of the scripts that the page names, with all that they import at once. */
async function bytesToStart(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const files = new Set(
    [...html.matchAll(/<(?:script|link)\b[^>]*"(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file),
  );
  let bytes = 0;
  // A set goes on to what is added on the way.
  for (const file of files) {
    const answer = await request.get(file ?? '', { headers: { 'accept-encoding': 'br' } });
    bytes += Number(answer.headers()['content-length']);
    const source = await answer.text();
    for (const [, name] of source.matchAll(/(?:from|import) ?"\.\/([^"]+\.js)"/g))
      files.add(`/assets/${name}`);
  }
  return bytes;
}

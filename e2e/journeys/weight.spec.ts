import { expect, test } from '../support/test';

const SCRIPT_BUDGET_BYTES = 100_000;

/** Runs in the page: collects in `window.shifts` what moved, and by how much. */
function recordShifts(): void {
  interface Shift extends PerformanceEntry {
    value: number;
    sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
  }
  const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  // What moves by less than the width of a letter, as words within a button do, is not seen.
  const seen = 0.001;
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      if (value < seen) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 30) ?? ''}: ${place(previousRect)} to ${place(currentRect)}`,
      );
      shifts.push(`${value.toFixed(4)} ${moved.join('; ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const path of ['/', '/menu']) {
  test(`${path} needs at most 100 KB of JavaScript, brotli, before a visitor does anything`, async ({
    page,
  }) => {
    const weights: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      expect(response.headers()['content-encoding'], response.url()).toBe('br');
      weights.push(
        response
          .request()
          .sizes()
          .then((sizes) => sizes.responseBodySize),
      );
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0);
    test.info().annotations.push({ type: 'JavaScript, bytes', description: String(bytes) });
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES);
  });

  for (const width of [390, 1280]) {
    test(`nothing on ${path} moves at ${width} px while fonts and pictures are slow`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const late = async (route: { continue(): Promise<void> }) => {
        await new Promise((wake) => setTimeout(wake, 700));
        await route.continue();
      };
      await page.route('**/*.woff2', late);
      await page.route('**/img/**', late);
      await page.addInitScript(recordShifts);
      await page.goto(path, { waitUntil: 'networkidle' });
      const shifts = await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
      expect(shifts).toEqual([]);
    });
  }
}

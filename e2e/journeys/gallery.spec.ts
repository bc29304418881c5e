import type { Page } from '@playwright/test';
import { itemsOf } from '../support/gallery-items';
import { expect, test } from '../support/test';

/** The photos of each row, from left to right. */
async function rowsOf(page: Page): Promise<{ x: number; y: number; width: number; height: number }[][]> {
  const boxes = await page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { x, y, width, height } = link.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  const rows = new Map<number, typeof boxes>();
  for (const box of boxes) rows.set(Math.round(box.y), [...(rows.get(Math.round(box.y)) ?? []), box]);
  return [...rows.values()];
}

const LAYOUTS = [
  { viewport: 400, target: 170 },
  { viewport: 700, target: 190 },
  { viewport: 1100, target: 220 },
  { viewport: 1300, target: 260 },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled });

    test('each photo is shown in its own proportions, in justified rows, and links to its large picture', async ({
      page,
    }) => {
      await page.goto('/gallery');
      const items = await itemsOf(page);
      for (const { viewport, target } of LAYOUTS) {
        await test.step(`at ${viewport} px the rows are justified around ${target} px, with gaps of 16 px`, async () => {
          await page.setViewportSize({ width: viewport, height: 900 });
          const rows = await rowsOf(page);
          expect(rows.flat()).toHaveLength(items.length);
          const full = rows.slice(0, -1);
          const width = await page.getByRole('main').evaluate((main) => main.clientWidth);

          for (const [place, row] of rows.entries()) {
            for (const [column, box] of row.entries()) {
              expect(box.height).toBeCloseTo(row[0]?.height ?? 0, 0);
              const before = row[column - 1];
              expect(box.x - (before ? before.x + before.width : 0)).toBeCloseTo(before ? 16 : 0, 1);
            }
            const above = rows[place - 1]?.[0];
            if (above) expect((row[0]?.y ?? 0) - above.y - above.height).toBeCloseTo(16, 1);
          }
          for (const row of full) {
            const last = row.at(-1);
            expect((last?.x ?? 0) + (last?.width ?? 0)).toBeCloseTo(width, 0);
          }
          const shares = full.map((row) => (row[0]?.height ?? 0) / target);
          expect(Math.min(...shares)).toBeGreaterThan(0.7);
          expect(Math.max(...shares)).toBeLessThan(1.5);
          expect(rows.at(-1)?.[0]?.height).toBeCloseTo(target, 0);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        });
      }
      await test.step('each photo in its own proportions, with its link', async () => {
        expect(items.length).toBeGreaterThanOrEqual(18);
        const boxes = (await rowsOf(page)).flat();
        for (const [index, { w, h }] of items.entries()) {
          const box = boxes[index];
          expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(w / h, 1);
        }
        const links = page.getByRole('main').getByRole('listitem').getByRole('link');
        const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
        expect(addresses).toEqual(items.map(({ src }) => src));
        expect((await page.request.get(items[0]?.src ?? '')).headers()['content-type']).toBe('image/jpeg');
      });
    });
  });
}

test('a photo that is alone in its row after a search is as tall as before', async ({ page }) => {
  await page.setViewportSize({ width: 1300, height: 900 });
  await page.goto('/gallery');
  const search = page.getByRole('searchbox', { name: 'Search the photos' });
  const shown = page.getByRole('main').getByRole('listitem');
  await search.fill('SANGRIA');
  await expect(shown).toHaveCount(1);
  expect((await shown.getByRole('link').boundingBox())?.height).toBeCloseTo(260, 0);
});

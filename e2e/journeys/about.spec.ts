import { expect, test } from '../support/test';

test('the story and the theory have short lines and links to go on', async ({ page, product }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { name: 'A theory of tapas' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  // Narrower screens have shorter lines.
  for (const width of [768, 1024, 1440]) {
    await test.step(`at ${width} px no line of the essay is longer than 68 characters, and nothing scrolls sideways`, async () => {
      await page.setViewportSize({ width, height: 900 });
      const longest = await main.evaluate((element) => {
        let most = 0;
        for (const paragraph of element.querySelectorAll('p')) {
          const lines = new Map<number, number>();
          const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            for (let at = 0; at < (node.nodeValue?.length ?? 0); at += 1) {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              const { bottom, width: advance } = range.getBoundingClientRect();
              const line = Math.round(bottom / 4);
              if (advance > 0) lines.set(line, (lines.get(line) ?? 0) + 1);
            }
          }
          most = Math.max(most, ...lines.values());
        }
        return most;
      });
      expect(longest).toBeGreaterThan(20);
      expect(longest).toBeLessThanOrEqual(68);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
  await test.step('on a tablet, the facts are beside their picture', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    const facts = main.getByRole('region', { name: 'The list begins where we do' });
    const picture = await facts.getByRole('img').boundingBox();
    const title = await facts.getByRole('heading').boundingBox();
    expect(title?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
  });
  await expect(main.getByRole('link', { name: 'Book a Table' })).toHaveAttribute('href', '/reservations');
  await main.getByRole('link', { name: 'See Gallery' }).click();
  await expect(page).toHaveURL(`${product.url}/gallery`);
});

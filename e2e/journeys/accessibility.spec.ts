import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoFinding(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const findings = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(findings).toEqual([]);
}

for (const width of [390, 1280]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`at ${width} px, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: 'reduce' },
      });

      for (const path of ['/', '/menu']) {
        test(`${path} has no finding`, async ({ page }) => {
          await page.goto(path);
          await expectNoFinding(page);
        });
      }

      test('nor has a search without a result', async ({ page }) => {
        await page.goto('/menu');
        await page.getByRole('searchbox').fill('zzzz');
        await expect(page.getByText('No dish matches')).toBeVisible();
        await expectNoFinding(page);
      });
    });
  }
}

test.describe('the open side panel', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('has no finding', async ({ page }) => {
    await page.goto('/menu');
    await page.getByRole('button', { name: 'Open the menu of pages' }).click();
    await expectNoFinding(page);
  });
});

test('the keyboard alone reaches the content, the search and the tabs', async ({ page }) => {
  await page.goto('/menu');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('paella');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab').nth(1)).toBeFocused();
});

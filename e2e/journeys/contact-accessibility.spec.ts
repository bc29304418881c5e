import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import {
  answerBy,
  fillIn,
  MISSING,
  NOT_SENT,
  outcome,
  REFUSED,
  sendButton,
  SENT,
} from '../support/contact-form';
import { expect, test } from '../support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoFinding(page: Page, state: string) {
  const { violations } = await new AxeBuilder({ page }).include('form').withTags(TAGS).analyze();
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`);
  expect(findings, state).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`the contact form, ${colorScheme},`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      colorScheme,
      contextOptions: { reducedMotion: 'reduce' },
      expectedConsole: REFUSED,
    });

    test('has no finding in any of its states', async ({ page }) => {
      let isUp = false;
      await answerBy(page, (route) => (isUp ? route.fulfill({ status: 201, json: {} }) : route.abort()));
      await page.goto('/contact');
      await expectNoFinding(page, 'idle');
      await sendButton(page).click();
      await expect(outcome(page, 'alert', MISSING)).toBeVisible();
      await expectNoFinding(page, 'missing');
      await fillIn(page);
      await sendButton(page).click();
      await expect(outcome(page, 'alert', NOT_SENT)).toBeVisible();
      await expectNoFinding(page, 'error');
      isUp = true;
      await sendButton(page).click();
      await expect(outcome(page, 'status', SENT)).toBeVisible();
      await expectNoFinding(page, 'success');
    });
  });
}

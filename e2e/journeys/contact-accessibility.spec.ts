import { expectNoFindingInEitherScheme } from '../support/axe';
import { fillIn, MISSING, NOT_SENT, outcome, REFUSED, sendButton, SENT } from '../support/contact-form';
import { expect, test } from '../support/test';

test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: REFUSED,
});

test('the contact form has no axe finding after a refusal, a failure or a success', async ({ page }) => {
  let isUp = false;
  await page.route('**/api/contact', (route) =>
    isUp ? route.fulfill({ status: 201, json: {} }) : route.abort(),
  );
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await sendButton(page).click();
  await expect(outcome(page, 'alert', MISSING)).toBeVisible();
  await test.step('after a refusal', () => expectNoFindingInEitherScheme(page));
  await fillIn(page);
  await sendButton(page).click();
  await expect(outcome(page, 'alert', NOT_SENT)).toBeVisible();
  await test.step('after a failure', () => expectNoFindingInEitherScheme(page, 'form'));
  isUp = true;
  await sendButton(page).click();
  await expect(outcome(page, 'status', SENT)).toBeVisible();
  await test.step('after a success', () => expectNoFindingInEitherScheme(page, 'form'));
});

import type { Route } from '@playwright/test';
import { answerBy, fillIn, MESSAGE, NOT_SENT, outcome, REFUSED, sendButton } from '../support/contact-form';
import { expect, test } from '../support/test';

test.describe('a message that fails', () => {
  test.use({ expectedConsole: REFUSED });

  const json = (status: number, body: unknown) => (route: Route) => route.fulfill({ status, json: body });
  const CASES: [string, (route: Route) => Promise<void>, string][] = [
    [
      'the message',
      json(400, { message: 'Name is too long.', error: 'ValidationError' }),
      'Name is too long.',
    ],
    ['else the error', json(500, { error: 'Mailbox full' }), 'Mailbox full'],
    ['else the body', json(500, { code: 7 }), '{"code":7}'],
    [
      'else the text',
      (route) => route.fulfill({ status: 502, body: 'Kitchen <b>closed</b>' }),
      'Kitchen <b>closed</b>',
    ],
    ['else our words', (route) => route.fulfill({ status: 503, body: '' }), NOT_SENT],
    ['our words when aborted', (route) => route.abort('aborted'), NOT_SENT],
    ['our words when refused', (route) => route.abort('connectionrefused'), NOT_SENT],
  ];
  for (const [name, answer, text] of CASES) {
    test(`says ${name}, loses nothing, and names the phone`, async ({ page }) => {
      await answerBy(page, answer);
      await page.goto('/contact');
      await fillIn(page);
      await sendButton(page).click();
      const said = outcome(page, 'alert', text);
      await expect(said).toBeFocused();
      await expect(said.getByText(text, { exact: true })).toBeVisible();
      await expect(said.getByRole('link', { name: '(617) 555-0142' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
      await expect(sendButton(page)).toBeEnabled();
    });
  }

  test('by too many messages says when to try again, where the server does not', async ({ page }) => {
    await answerBy(page, (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '90' }, body: '' }),
    );
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(outcome(page, 'alert', NOT_SENT)).toContainText('You can try again in 2 minutes.');
  });

  test('by silence is told after 12 seconds', async ({ page }) => {
    await answerBy(page, () => new Promise(() => {}));
    await page.goto('/contact');
    await fillIn(page);
    // XMLHttpRequest counts by itself, whatever the page's clock says.
    const start = performance.now();
    await sendButton(page).click();
    await expect(outcome(page, 'alert', NOT_SENT)).toBeVisible({ timeout: 20_000 });
    const waited = performance.now() - start;
    expect(waited).toBeGreaterThan(11_500);
    expect(waited).toBeLessThan(18_000);
  });
});

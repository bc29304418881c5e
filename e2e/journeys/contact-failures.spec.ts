import { answerBy, fillIn, MESSAGE, NOT_SENT, outcome, REFUSED, sendButton } from '../support/contact-form';
import { expect, test } from '../support/test';

test.describe('a message that fails', () => {
  test.use({ expectedConsole: REFUSED });

  test('is answered in the server’s words or ours, loses nothing, and names the phone', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    let fails: Parameters<typeof answerBy>[1];
    await answerBy(page, (route) => fails(route));
    const expectSaid = async (text: string) => {
      await sendButton(page).click();
      const said = outcome(page, 'alert', text);
      await expect(said).toBeFocused();
      await expect(said.getByText(text, { exact: true })).toBeVisible();
      await expect(said.getByRole('link', { name: '(617) 555-0142' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
      await expect(sendButton(page)).toBeEnabled();
    };
    await test.step('a text, shown as text', async () => {
      fails = (route) => route.fulfill({ status: 502, body: 'Kitchen <b>closed</b>' });
      await expectSaid('Kitchen <b>closed</b>');
    });
    await test.step('a connection refused', async () => {
      fails = (route) => route.abort('connectionrefused');
      await expectSaid(NOT_SENT);
    });
  });

  test('by silence is told after 12 seconds', async ({ page }) => {
    // XMLHttpRequest ignores the page's fake clock, so it gets a twentieth of the time-out.
    await page.addInitScript(() => {
      const own = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'timeout');
      Object.defineProperty(XMLHttpRequest.prototype, 'timeout', {
        set(milliseconds: number) {
          Object.assign(window, { askedMs: milliseconds });
          own?.set?.call(this, milliseconds / 20);
        },
      });
    });
    await answerBy(page, () => new Promise(() => {}));
    await page.goto('/contact');
    await fillIn(page);
    await sendButton(page).click();
    await expect(outcome(page, 'alert', NOT_SENT)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'askedMs'))).toBe(12_000);
  });
});

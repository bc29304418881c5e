import { fillIn, messagesOf, MISSING, outcome, REFUSED, sendButton, SENT } from '../support/contact-form';
import { expect, test } from '../support/test';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: REFUSED });

  test('a message is sent, and the page says so with an empty form', async ({ page, product }) => {
    await page.goto('/contact');
    await fillIn(page, { Message: 'Without script 🦐 </script><b>&amp;' });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await sendButton(page).click();
    const answer = await answered;
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'cache-control': 'no-store',
      'x-content': expect.stringMatching(/^(fresh|stale)/),
    });
    await expect(outcome(page, 'status', SENT)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
    const [stored] = await messagesOf(product, 'search=Without%20script');
    expect(stored).toMatchObject({
      name: 'Ana Muñoz',
      message: 'Without script 🦐 </script><b>&amp;',
      pagePath: '/contact',
      subject: 'Contact from website',
      status: 'new',
    });
  });

  test('missing fields are reported by the page, which loses nothing', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, { Name: '   ', Message: 'One\n</textarea><i>two' });
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await sendButton(page).click();
    expect((await answered).status()).toBe(400);
    await expect(outcome(page, 'alert', MISSING)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('One\n</textarea><i>two');

    await test.step('a refusal is shown in the CMS’s words', async () => {
      await fillIn(page, { Email: 'ana@localhost' });
      await sendButton(page).click();
      await expect(outcome(page, 'alert', 'Enter an email address like name@example.com.')).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ana@localhost');
    });
  });
});

test.describe('a form that was sent before its script ran', () => {
  test.use({ expectedConsole: REFUSED });

  test('a page that answered a form hydrates as it was rendered', async ({ page, product }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    await page.unroute('**/assets/*.js');
    await fillIn(page, { Name: ' ', Message: 'Line one\n\nLine </script> three 🦐' });
    await sendButton(page).click();
    await expect(page).toHaveURL(`${product.url}/contact`);
    await expect(outcome(page, 'alert', MISSING)).toBeVisible();
    // Once the browser's own validation is off, the page's script is running.
    await expect.poll(() => page.evaluate(() => document.querySelector('form')?.noValidate)).toBe(true);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Line one\n\nLine </script> three 🦐',
    );
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana');
    await expect(outcome(page, 'alert', MISSING)).toBeHidden();
  });
});

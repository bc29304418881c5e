import { fillIn, MESSAGE, messagesOf, outcome, sendButton, SENT } from '../support/contact-form';
import { expect, test } from '../support/test';

test.describe('with its script', () => {
  test('a message is sent, the form cleared, and the staff read it', async ({ page, product }) => {
    // Staff are signed in, but their token must not go with this call.
    await page.addInitScript(() =>
      localStorage.setItem('admin_token', `a.${btoa(JSON.stringify({ exp: 4_000_000_000 }))}.c`),
    );
    await page.goto('/contact');
    const sending = page.waitForRequest('**/api/contact');
    await fillIn(page, { Phone: '(617) 555-0100' });
    await page.getByRole('combobox', { name: 'Subject' }).selectOption('Large party');
    await sendButton(page).click();
    const request = await sending;
    expect(request.method()).toBe('POST');
    expect(request.postDataJSON()).toEqual({
      name: 'Ana Muñoz',
      email: 'ana@diner.example',
      message: MESSAGE,
      subject: 'Large party',
      phone: '(617) 555-0100',
    });
    const headers = await request.allHeaders();
    expect(headers).toMatchObject({ 'x-page-path': '/contact' });
    expect(headers).not.toHaveProperty('x-honeypot');
    expect(headers).not.toHaveProperty('authorization');
    await expect(outcome(page, 'status', SENT)).toBeFocused();
    for (const label of ['Name', 'Email', 'Phone', 'Message']) {
      await expect(page.getByRole('textbox', { name: label })).toHaveValue('');
    }
    await expect(page.getByRole('combobox', { name: 'Subject' })).toHaveValue('');
    const [stored] = await messagesOf(product, 'search=table%20for%20eight%20on%20Friday');
    expect(stored).toMatchObject({
      name: 'Ana Muñoz',
      subject: 'Large party',
      message: MESSAGE,
      pagePath: '/contact',
      status: 'new',
    });
  });

  test('the honeypot field is hidden from people, and a message that fills it is kept as spam', async ({
    page,
    product,
  }) => {
    await page.goto('/contact');
    const trap = page.locator('input[name="website"]');
    await expect(trap).toBeHidden();
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    expect(await page.getByRole('form').ariaSnapshot()).not.toContain('Leave this empty');
    await fillIn(page, { Message: 'Cheap watches for your patrons' });
    await trap.evaluate((input: HTMLInputElement) => (input.value = 'https://spam.example'));
    const sending = page.waitForRequest('**/api/contact');
    await sendButton(page).click();
    expect(await (await sending).headerValue('x-honeypot')).toBe('https://spam.example');
    await expect(outcome(page, 'status', SENT)).toBeVisible();
    expect(await messagesOf(product, 'search=watches')).toEqual([]);
    expect(await messagesOf(product, 'search=watches&status=spam')).toHaveLength(1);
  });
});

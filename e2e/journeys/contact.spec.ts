import type { Route } from '@playwright/test';
import {
  answerBy,
  fillIn,
  MESSAGE,
  messagesOf,
  MISSING,
  outcome,
  sendButton,
  SENT,
} from '../support/contact-form';
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
    const [stored] = await messagesOf(page.request, product, 'search=table%20for%20eight%20on%20Friday');
    expect(stored).toMatchObject({
      name: 'Ana Muñoz',
      subject: 'Large party',
      message: MESSAGE,
      pagePath: '/contact',
      status: 'new',
    });
  });

  test('nothing is sent without name, e-mail or message, an empty subject is replaced, and a message is sent once', async ({
    page,
  }) => {
    let answer = (route: Route) => route.fulfill({ status: 200, json: {} });
    const calls = await answerBy(page, (route) => answer(route));
    await page.goto('/contact');
    await test.step('without name, e-mail or message nothing is sent, and focus goes to the first of them', async () => {
      const field = (name: string) => page.getByRole('textbox', { name });
      await sendButton(page).click();
      await expect(outcome(page, 'alert', MISSING)).toBeVisible();
      await expect(field('Name')).toBeFocused();
      for (const [label, description] of [
        ['Name', 'Please tell us your name.'],
        ['Email', 'Enter your email so we can reply.'],
        ['Message', 'Please write your message.'],
      ] as const) {
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(label)).toHaveAccessibleDescription(description);
      }
      await expect(field('Phone')).not.toHaveAttribute('aria-invalid');
      await fillIn(page, { Message: '  \n ' });
      await sendButton(page).click();
      await expect(outcome(page, 'alert', MISSING)).toBeVisible();
      await expect(field('Message')).toBeFocused();
      await expect(field('Name')).not.toHaveAttribute('aria-invalid');
      await expect(field('Name')).toHaveValue('Ana Muñoz');
      await fillIn(page, { Email: 'ana', Message: 'hi' });
      await sendButton(page).click();
      await expect(field('Email')).toBeFocused();
      await expect(field('Email')).toHaveAccessibleDescription(/like name@example.com/);
      expect(calls).toEqual([]);
    });
    await test.step('an empty subject is replaced, an empty phone left out', async () => {
      await fillIn(page, { Name: '  Ana  ', Phone: '   ' });
      await sendButton(page).click();
      await expect(outcome(page, 'status', SENT)).toBeVisible();
      expect(calls).toHaveLength(1);
      expect(calls[0]?.body).toEqual({
        name: 'Ana',
        email: 'ana@diner.example',
        message: MESSAGE,
        subject: 'Contact from website',
      });
    });
    await test.step('while it is being sent the button says so and does not send again', async () => {
      let release = () => {};
      const held = new Promise<void>((done) => (release = done));
      answer = async (route) => {
        await held;
        await route.fulfill({ status: 201, json: { message: 'Gracias, Ana.' } });
      };
      await fillIn(page);
      await sendButton(page).click();
      await expect(page.getByRole('button', { name: 'Sending…' })).toBeDisabled();
      await page.getByRole('textbox', { name: 'Name' }).press('Enter');
      await page.evaluate(() => document.querySelector('form')?.requestSubmit());
      release();
      await expect(outcome(page, 'status', SENT)).toBeVisible();
      await expect(sendButton(page)).toBeEnabled();
      expect(calls).toHaveLength(2);
    });
  });

  test('a letter begun is still there after a look at another page', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await page.getByRole('link', { name: 'Casa Bodegón, home' }).click();
    await expect(page).toHaveTitle(/^Home/);
    await page.goBack();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(MESSAGE);
    expect(
      await page.evaluate(() =>
        JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      ),
    ).not.toContain('eight');
  });

  test('the hidden field is nobody’s but a program’s, whose message is kept as spam', async ({
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
    expect(await messagesOf(page.request, product, 'search=watches')).toEqual([]);
    expect(await messagesOf(page.request, product, 'search=watches&status=spam')).toHaveLength(1);
  });
});

import type { APIRequestContext, Page } from '@playwright/test';
import type { Product } from './product';

export const SENT = 'Message sent — we’ll reply shortly.';
export const NOT_SENT = 'We could not send your message. Please try again.';
export const MISSING = 'Please complete the required fields.';
export const MESSAGE = 'Is there a table for eight on Friday?\nOne of us can’t eat nuts.';
export const REFUSED = [/Failed to load resource/];

export async function fillIn(page: Page, values: Record<string, string> = {}): Promise<void> {
  const letter = { Name: 'Ana Muñoz', Email: 'ana@diner.example', Message: MESSAGE, ...values };
  for (const [label, text] of Object.entries(letter)) {
    await page.getByRole('textbox', { name: label }).fill(text);
  }
}

export function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send message' });
}

export function outcome(page: Page, role: 'alert' | 'status', text: string) {
  return page.getByRole('form', { name: 'Write to us' }).getByRole(role).filter({ hasText: text });
}

export async function messagesOf(request: APIRequestContext, { url, staff }: Product, query: string) {
  const signedIn = await request.post(`${url}/api/auth/login`, { data: staff });
  const { token } = (await signedIn.json()) as { token: string };
  const answer = await request.get(`${url}/api/admin/contacts?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { items: Record<string, unknown>[] }).items;
}

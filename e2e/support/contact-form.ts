import type { Page } from '@playwright/test';
import type { Product } from './product';
import { signInToApi } from './staff-api';

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

export async function messagesOf({ url, staff }: Product, query: string) {
  const api = await signInToApi(url, staff);
  const { items } = await api.must('GET', `/admin/contacts?${query}`);
  return items as Record<string, unknown>[];
}

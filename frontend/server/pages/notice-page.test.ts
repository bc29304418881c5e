import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOTICES, noticeHtml } from './notice-page';

test('shows the same restaurant as the pages when no settings are held', async () => {
  // Read as text, because the host imports nothing from the app.
  const file = join(import.meta.dirname, '../../src/domain/site-defaults.ts');
  const defaults = await readFile(file, 'utf8');
  const valueOf = (field: string) => new RegExp(`^  ${field}: '([^']+)',$`, 'm').exec(defaults)?.[1];
  const html = noticeHtml(NOTICES.broken, null);
  expect(html).toContain(`<p class="name">${valueOf('name')}</p>`);
  expect(html).toContain(`>${valueOf('phone')}</a>`);
});

test('invents no phone number for a restaurant without one', () => {
  expect(noticeHtml(NOTICES.broken, { name: 'La Venta', phone: '' })).not.toContain('tel:');
});

test('reloads itself only when waiting helps', () => {
  const reloadsItself = (name: keyof typeof NOTICES) =>
    noticeHtml(NOTICES[name], null).includes('<meta http-equiv="refresh" content="5">');
  expect(reloadsItself('panelAway')).toBe(true);
  expect(reloadsItself('broken')).toBe(false);
});

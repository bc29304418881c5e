import { expect, test } from 'vitest';
import { NOTICES, noticeHtml } from './notice-page';

const CASA = { name: 'Casa <1>', phone: '617-555-"TAPA"', phoneHref: 'tel:+16175558272' };

test('names the restaurant, and links to its phone as the app does', () => {
  const html = noticeHtml(NOTICES.broken, CASA);
  expect(html).toContain('<p class="name">Casa &#60;1&#62;</p>');
  expect(html).toContain('<a href="tel:+16175558272">617-555-&#34;TAPA&#34;</a>');
});

test('invents no phone number for a restaurant without one', () => {
  expect(noticeHtml(NOTICES.broken, { ...CASA, phone: '' })).not.toContain('tel:');
});

test('reloads itself only when waiting helps', () => {
  const reloadsItself = (name: keyof typeof NOTICES) =>
    noticeHtml(NOTICES[name], CASA).includes('<meta http-equiv="refresh" content="5">');
  expect(reloadsItself('panelAway')).toBe(true);
  expect(reloadsItself('broken')).toBe(false);
});

import { expect, it, vi } from 'vitest';
import type * as TitleFocus from './title-focus';

function at(pathname: string, key = pathname, state: unknown = null) {
  return { pathname, key, state, search: '', hash: '' } as Parameters<typeof TitleFocus.takeTitleFocus>[0];
}

async function freshDocument() {
  vi.resetModules();
  return import('./title-focus');
}

it('does nothing for a document’s first screen, which the browser announces', async () => {
  const { takeTitleFocus } = await freshDocument();
  expect(takeTitleFocus(at('/admin/menu'))).toBe(false);
  expect(takeTitleFocus(at('/admin/drinks'))).toBe(true);
  expect(takeTitleFocus(at('/admin/menu', 'later'))).toBe(true);
});

it('counts the first screen after the sign-in as a navigation', async () => {
  const { takeTitleFocus, forgetTitles } = await freshDocument();
  takeTitleFocus(at('/admin/menu'));
  forgetTitles();
  expect(takeTitleFocus(at('/admin/menu', 'later'))).toBe(true);
});

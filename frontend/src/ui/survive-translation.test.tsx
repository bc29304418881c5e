import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { surviveTranslation } from './survive-translation';

beforeAll(surviveTranslation);

/** Replaces text as Chrome does, in one call or two. */
async function translate(way: 'at once' | 'in two steps') {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
    font.textContent = text.data.toUpperCase();
    if (way === 'at once') text.replaceWith(font);
    else {
      text.before(font);
      text.remove();
    }
  }
  await Promise.resolve();
}

function Total({ items, isFew = false }: { items: number; isFew?: boolean }) {
  return (
    <p data-testid="total">
      {isFew && 'few: '}
      {items} {items === 1 ? 'item' : 'items'}
      {items > 1 && ', all hot'}
    </p>
  );
}

it.each(['at once', 'in two steps'] as const)(
  'shows what React changes, adds and removes after a translation %s',
  async (way) => {
    const { rerender } = render(<Total items={2} />);
    await translate(way);
    expect(screen.getByTestId('total')).toHaveTextContent('2 ITEMS, ALL HOT');
    rerender(<Total items={1} isFew />);
    await Promise.resolve();
    expect(screen.getByTestId('total')).toHaveTextContent(/^few: 1 item$/);
    rerender(<Total items={3} />);
    expect(screen.getByTestId('total')).toHaveTextContent(/^3 items, all hot$/);
  },
);

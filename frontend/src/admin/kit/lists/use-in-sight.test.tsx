import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StateFilter } from './state-filter';

const OPTIONS = ['a', 'b', 'c'].map((value) => ({ value, label: value, count: 0 }));
const show = (value: string) => (
  <StateFilter label="Show" value={value} options={OPTIONS} onChange={vi.fn()} />
);

/** A frame 100 wide over three items, each 60 wide, which move as it scrolls. */
function lay() {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = screen.queryAllByRole('radio').indexOf(this);
    if (at < 0) return new DOMRect(0, 0, 100, 44);
    return new DOMRect(at * 60 - screen.getByRole('radiogroup').scrollLeft, 0, 60, 44);
  });
}

afterEach(() => void vi.restoreAllMocks());

it('scrolls the chosen item into view at first and when it changes, unless it is already visible', () => {
  lay();
  const { rerender } = render(show('c'));
  const row = screen.getByRole('radiogroup');
  // The third item ends at 180, 80 beyond the frame.
  expect(row.scrollLeft).toBe(80 + 32);
  rerender(show('a'));
  // Back to its start, minus the margin; a real browser stops at 0.
  expect(row.scrollLeft).toBe(-32);
  row.scrollLeft = 10;
  rerender(show('b'));
  expect(row.scrollLeft).toBe(10 + 10 + 32);
  row.scrollLeft = 40;
  rerender(show('a'));
  row.scrollLeft = 40;
  rerender(show('b'));
  expect(row.scrollLeft).toBe(40);
});

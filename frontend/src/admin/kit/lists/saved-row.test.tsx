import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noteSaved, rowMark, useSavedRow } from './row-focus';

const IDS = ['a', 'b', 'c', 'd'];
const scrolled = vi.fn();
Element.prototype.scrollIntoView = scrolled;

/** A list that renders its first two rows, or the given number. */
function Rows({
  listKey,
  ids = IDS,
  goTo,
}: {
  listKey: string;
  ids?: string[];
  goTo?: (at: number) => void;
}) {
  const place = useSavedRow(listKey, ids, goTo);
  return (
    <ul>
      {ids.slice(0, Math.max(2, place + 1)).map((id) => (
        <li key={id} {...rowMark(id)}>
          <a href={`/${id}`}>{id}</a> <button type="button">Elsewhere in {id}</button>
        </li>
      ))}
    </ul>
  );
}
const row = (id: string) => screen.getByText(id).closest('li') as HTMLElement;

it('opens once at the entry saved last, renders it if needed, and marks it until focus leaves', async () => {
  noteSaved('list', 'd');
  const { unmount } = render(<Rows listKey="list" />);
  await waitFor(() => expect(screen.getByText('d')).toHaveFocus());
  expect(scrolled).toHaveBeenCalledOnce();
  expect(row('d')).toHaveAttribute('data-opened');
  screen.getByText('Elsewhere in a').focus();
  expect(row('d')).not.toHaveAttribute('data-opened');
  unmount();

  render(<Rows listKey="list" />);
  expect(screen.queryByText('d')).toBeNull();
});

it('does nothing to another list, or to one that does not show the entry, then or later', async () => {
  noteSaved('drinks', 'z');
  render(<Rows listKey="menu" />);
  const { rerender } = render(<Rows listKey="drinks" ids={['x', 'y']} />);
  rerender(<Rows listKey="drinks" ids={['z', 'x', 'y']} />);
  expect(row('z')).not.toHaveAttribute('data-opened');
  await new Promise((wake) => setTimeout(wake));
  expect(document.body).toHaveFocus();
});

it('opens the page that the entry is on', () => {
  const goTo = vi.fn();
  noteSaved('pages', 'c');
  render(<Rows listKey="pages" goTo={goTo} />);
  expect(goTo).toHaveBeenCalledExactlyOnceWith(2);
});

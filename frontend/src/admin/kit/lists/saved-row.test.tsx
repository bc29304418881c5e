import { render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { rowMark } from './row-focus';
import { noteSaved, useSavedRow } from './saved-row';

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

it('opens at what was saved last, drawn for it, marked until the focus goes elsewhere, and once', async () => {
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

it('leaves another list alone, and one that does not show it, then and later', async () => {
  noteSaved('drinks', 'z');
  render(<Rows listKey="menu" />);
  const { rerender } = render(<Rows listKey="drinks" ids={['x', 'y']} />);
  rerender(<Rows listKey="drinks" ids={['z', 'x', 'y']} />);
  expect(row('z')).not.toHaveAttribute('data-opened');
  await new Promise((wake) => setTimeout(wake));
  expect(document.body).toHaveFocus();
});

it('tells a list of pages where it is', () => {
  const goTo = vi.fn();
  noteSaved('pages', 'c');
  render(<Rows listKey="pages" goTo={goTo} />);
  expect(goTo).toHaveBeenCalledExactlyOnceWith(2);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { SortableCards } from './sortable-cards';

const CARD_WIDTH = 200;
const ALL = ['Gildas', 'Hidden', 'Bravas', 'Tigres'].map((id) => ({ id }));

/** jsdom has no layout, so this places the cards side by side. */
function show(onMove: () => void) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const siblings = this.parentElement?.children ?? [];
    return new DOMRect([...siblings].indexOf(this) * CARD_WIDTH, 0, CARD_WIDTH, 300);
  });
  renderInAdmin(
    <SortableCards
      items={ALL.filter(({ id }) => id !== 'Hidden')}
      all={ALL}
      nameOf={({ id }) => id}
      onMove={onMove}
      renderCard={({ id }) => <a href={`#${id}`}>{id}</a>}
    />,
  );
}

const card = (name: string) => screen.getByText(name).closest('[inert]')?.parentElement as HTMLElement;

async function drag(name: string, by: number) {
  fireEvent.mouseDown(card(name), { button: 0, clientX: 100, clientY: 100 });
  fireEvent.mouseMove(document, { clientX: 110, clientY: 100 });
  await waitFor(() => expect(card(name)).toHaveAttribute('data-dragging'));
  fireEvent.mouseMove(document, { clientX: 100 + by, clientY: 100 });
  await screen.findByText(new RegExp(`^“${name}”: place`));
  fireEvent.mouseUp(document);
}

it('moves a card by dragging, also past items without a card, and announces its position', async () => {
  const onMove = vi.fn();
  show(onMove);
  await drag('Gildas', CARD_WIDTH + 10);
  await waitFor(() =>
    expect(onMove).toHaveBeenCalledWith(['Hidden', 'Bravas', 'Gildas', 'Tigres'], {
      id: 'Gildas',
      from: 0,
      to: 2,
    }),
  );
  expect(await screen.findByText('Put down “Gildas” at place 3 of 4.')).toBeInTheDocument();
});

it('does not move a card that is only pressed, or dropped where it was', async () => {
  const onMove = vi.fn();
  show(onMove);
  fireEvent.mouseDown(card('Bravas'), { button: 0, clientX: 100, clientY: 100 });
  fireEvent.mouseUp(document);
  await drag('Gildas', 15);
  await waitFor(() => expect(card('Gildas')).not.toHaveAttribute('data-dragging'));
  expect(onMove).not.toHaveBeenCalled();
});

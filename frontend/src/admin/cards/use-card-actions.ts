import { inPlaces } from '../kit/lists/use-list-cache';
import { useReorder } from '../kit/lists/use-reorder';
import { useRowChange } from '../kit/lists/use-row-change';
import { useRowRemoval } from '../kit/lists/use-row-removal';
import type { CardKind, StaffCard } from './card-kind';

export function useCardActions<Card extends StaffCard>(kind: CardKind<Card>, today: string) {
  const { collection, live, showsSentence } = kind;
  const isOn = (card: Card) => kind.stateOf(card, today) === 'on';
  const change = useRowChange(collection);
  const reorderList = useReorder<Card>(collection.key);
  const removeRow = useRowRemoval(collection);

  return {
    setActive(card: Card, active: boolean) {
      void change(card, 'active', active, {
        what: `“${card.title}”`,
        done: (isPublished) =>
          isPublished
            ? `“${card.title}” is published. ${showsSentence({ ...card, active: true }, today)}`
            : `“${card.title}” is hidden from guests`,
        notDone: (isPublished) => (isPublished ? 'was not published' : 'was not hidden'),
        stateOf: (row) => (row.active ? 'is published' : 'is hidden'),
        live: isOn({ ...card, active }) ? live : undefined,
      });
    },

    /** `all`: the whole group; `ids`: the visible cards, in their new order. The rest keep their places. */
    reorder(what: string, all: readonly Card[], ids: readonly string[], id: string) {
      const named = new Map(all.map((card) => [card.id, card]));
      const moved = named.get(id);
      if (!moved) return;
      const order = inPlaces(
        all,
        ids.flatMap((each) => named.get(each) ?? []),
      );
      void reorderList(all, {
        what,
        done: `“${moved.title}” has moved`,
        ids: order.map((each) => each.id),
        save: collection.reorder,
      });
    },

    remove(card: Card) {
      const instead = isOn(card) ? ' To hide it for now, turn it off instead.' : '';
      void removeRow(card, {
        name: `“${card.title}”`,
        text: `You can bring it back from History.${instead}`,
      });
    },
  };
}

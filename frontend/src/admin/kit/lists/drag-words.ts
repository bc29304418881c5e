import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
};

interface DragWords {
  nameOf: (id: string) => string;
  placeOf: (id: string) => number;
  count: number;
}

export type Keyed = string | { id: string };

export const keyOf = (item: Keyed) => (typeof item === 'string' ? item : item.id);

export function dragWords<Item extends Keyed>(
  all: readonly Item[],
  nameOf: (item: Item) => string,
): DragWords {
  const ids = all.map(keyOf);
  return {
    nameOf: (id) => {
      const item = all[ids.indexOf(id)];
      return item === undefined ? '' : nameOf(item);
    },
    placeOf: (id) => ids.indexOf(id) + 1,
    count: all.length,
  };
}

export function movedWords(name: string, place: number, count: number): string {
  return `“${name}” moved to place ${place} of ${count}.`;
}

export function stuckWords(name: string, isTop: boolean, border = ''): string {
  return `“${name}” is ${isTop ? 'first' : 'last'} already. ${border}`.trim();
}

/** What screen readers say while something is dragged, by pointer or by keys. */
export function dragAnnouncements({ nameOf, placeOf, count }: DragWords): Announcements {
  const name = (row: Active | Over) => `“${nameOf(String(row.id))}”`;
  const place = (row: Active | Over) => `place ${placeOf(String(row.id))} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active)}, ${place(active)}.`,
    onDragOver: ({ active, over }) => over && `${name(active)}: ${place(over)}.`,
    onDragEnd: ({ active, over }) => `Put down ${name(active)} at ${place(over ?? active)}.`,
    onDragCancel: ({ active }) => `${name(active)} stays at ${place(active)}.`,
  } as Announcements;
}

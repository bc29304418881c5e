import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
};

interface RowWords {
  nameOf: (id: string) => string;
  /** Counted from 1. */
  placeOf: (id: string) => number;
  count: number;
}

export function movedWords(name: string, place: number, count: number): string {
  return `“${name}” moved to place ${place} of ${count}.`;
}

/** Said at the end of a group; `border` says why it is one where there are rows beyond. */
export function stuckWords(name: string, isTop: boolean, border = ''): string {
  return `“${name}” is ${isTop ? 'first' : 'last'} already. ${border}`.trim();
}

/** What dragging by keyboard reads out. */
export function dragAnnouncements({ nameOf, placeOf, count }: RowWords): Announcements {
  const name = (row: Active | Over) => `“${nameOf(String(row.id))}”`;
  const place = (row: Active | Over) => `place ${placeOf(String(row.id))} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active)}, ${place(active)}.`,
    onDragOver: ({ active, over }) => over && `${name(active)}: ${place(over)}.`,
    onDragEnd: ({ active, over }) => `Put down ${name(active)} at ${place(over ?? active)}.`,
    onDragCancel: ({ active }) => `${name(active)} stays at ${place(active)}.`,
  } as Announcements;
}

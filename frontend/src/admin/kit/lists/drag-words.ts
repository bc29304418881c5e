import type { Active, Announcements, Over, ScreenReaderInstructions } from '@dnd-kit/core';

export const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
};

export type Keyed = string | { id: string };

export const keyOf = (item: Keyed) => (typeof item === 'string' ? item : item.id);

/** What screen readers say while something is dragged, by pointer or by keys. */
export function dragAnnouncements<Item extends Keyed>(
  all: readonly Item[],
  nameOf: (item: Item) => string,
): Announcements {
  const ids = all.map(keyOf);
  const name = ({ id }: Active | Over) =>
    `“${all
      .filter((item) => keyOf(item) === id)
      .map(nameOf)
      .join('')}”`;
  const place = ({ id }: Active | Over) => `place ${ids.indexOf(String(id)) + 1} of ${ids.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active)}, ${place(active)}.`,
    onDragOver: ({ active, over }) => over && `${name(active)}: ${place(over)}.`,
    onDragEnd: ({ active, over }) => `Put down ${name(active)} at ${place(over ?? active)}.`,
    onDragCancel: ({ active }) => `${name(active)} stays at ${place(active)}.`,
  } as Announcements;
}

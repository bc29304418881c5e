import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  type Over,
  type ScreenReaderInstructions,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type RowControls, SortableRow } from './sortable-row';
import styles from './sortable-rows.module.css';
import { useKeptFocus } from './row-focus';

export interface Moved {
  id: string;
  from: number;
  to: number;
}

type Keyed = string | { id: string };

const keyOf = (item: Keyed) => (typeof item === 'string' ? item : item.id);

interface SortableRowsProps<Item> {
  items: readonly Item[];
  all?: readonly Item[];
  nameOf: (item: Item) => string;
  label: string;
  onMove: (orderedIds: readonly string[], moved: Moved) => void;
  /** False while the list is filtered, or sorted in another order. */
  canMove?: boolean;
  /** Read out at the ends of the group if more rows follow: why a row can't move further. */
  border?: string;
  renderRow: (item: Item, row: RowControls) => ReactNode;
}

/** Rows move by dragging (hold first on touch; a swipe scrolls), keys, buttons and menu; each move is read out. */
export function SortableRows<Item extends Keyed>(props: SortableRowsProps<Item>) {
  const { items, all = items, nameOf, label, onMove, canMove = true, border, renderRow } = props;
  const [said, setSaid] = useState('');
  const ids = all.map(keyOf);
  const keepFocus = useKeptFocus(items);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const words = {
    nameOf: (id: string) => {
      const item = all[ids.indexOf(id)];
      return item === undefined ? '' : nameOf(item);
    },
    placeOf: (id: string) => ids.indexOf(id) + 1,
    count: all.length,
  };

  function move(id: string, to: number): void {
    const from = ids.indexOf(id);
    if (from < 0 || to < 0 || to >= ids.length || from === to) {
      setSaid(stuckWords(words.nameOf(id), to < 0, border));
      return;
    }
    const ordered = ids.filter((each) => each !== id);
    ordered.splice(to, 0, id);
    keepFocus(id);
    setSaid(movedWords(words.nameOf(id), to + 1, ids.length));
    onMove(ordered, { id, from, to });
  }

  function drop({ active, over }: DragEndEvent): void {
    if (!over || over.id === active.id) return;
    // The drop has already been read out.
    move(String(active.id), ids.indexOf(String(over.id)));
    setSaid('');
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      onDragEnd={drop}
      accessibility={{ announcements: dragAnnouncements(words), screenReaderInstructions: INSTRUCTIONS }}
    >
      <SortableContext items={items.map(keyOf)} strategy={verticalListSortingStrategy} disabled={!canMove}>
        <ul role="list" aria-label={label} className={styles.rows}>
          {items.map((item) => {
            const id = keyOf(item);
            return (
              <SortableRow
                key={id}
                id={id}
                name={nameOf(item)}
                place={ids.indexOf(id)}
                count={ids.length}
                canMove={canMove}
                move={(to) => move(id, to)}
                render={(row) => renderRow(item, row)}
              />
            );
          })}
        </ul>
      </SortableContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}

const INSTRUCTIONS: ScreenReaderInstructions = {
  draggable:
    'Press Space to pick it up, the arrow keys to move it, Space to put it down, Escape to leave it where it was.',
};

interface RowWords {
  nameOf: (id: string) => string;
  placeOf: (id: string) => number;
  count: number;
}

function movedWords(name: string, place: number, count: number): string {
  return `“${name}” moved to place ${place} of ${count}.`;
}

function stuckWords(name: string, isTop: boolean, border = ''): string {
  return `“${name}” is ${isTop ? 'first' : 'last'} already. ${border}`.trim();
}

function dragAnnouncements({ nameOf, placeOf, count }: RowWords): Announcements {
  const name = (row: Active | Over) => `“${nameOf(String(row.id))}”`;
  const place = (row: Active | Over) => `place ${placeOf(String(row.id))} of ${count}`;
  return {
    onDragStart: ({ active }) => `Picked up ${name(active)}, ${place(active)}.`,
    onDragOver: ({ active, over }) => over && `${name(active)}: ${place(over)}.`,
    onDragEnd: ({ active, over }) => `Put down ${name(active)} at ${place(over ?? active)}.`,
    onDragCancel: ({ active }) => `${name(active)} stays at ${place(active)}.`,
  } as Announcements;
}

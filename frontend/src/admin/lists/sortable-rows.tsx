import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { dragAnnouncements, INSTRUCTIONS, movedWords, stuckWords } from './move-words';
import { type RowControls, SortableRow } from './sortable-row';
import styles from './sortable-rows.module.css';
import { useKeptFocus } from './use-kept-focus';

export interface Moved {
  id: string;
  /** Places within the group, counted from 0. */
  from: number;
  to: number;
}

interface SortableRowsProps<Item> {
  /** The rows on show, in their order. */
  items: readonly Item[];
  /** The whole group in its order, where other pages show the rest of it. */
  all?: readonly Item[];
  keyOf: (item: Item) => string;
  /** What the row is called in what is read out. */
  nameOf: (item: Item) => string;
  /** What the list is called by a screen reader: `Featured tapas`. */
  label: string;
  /** Told the ids of the whole group in their new order. */
  onMove: (orderedIds: readonly string[], moved: Moved) => void;
  /** False where the order can't be changed now: while the list is searched or sorted otherwise. */
  canMove?: boolean;
  /** Why a row goes no further than the ends of the group, where there are rows beyond: read out there. */
  border?: string;
  renderRow: (item: Item, row: RowControls) => ReactNode;
}

/**
 * A list whose rows are put into another order: dragged by the handle with a mouse or, after a press, with a finger (a swipe
 * that begins on it scrolls); by keyboard with Space, arrows and Space on the handle, Escape gives up; with the buttons up
 * and down; by the row's menu. What happens is read out with the row's name and place, and the focus stays where it was.
 * Rows don't leave their group.
 */
export function SortableRows<Item>(props: SortableRowsProps<Item>) {
  const { items, all = items, keyOf, nameOf, label, onMove, canMove = true, border, renderRow } = props;
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
    // It has been read out already, where it was put down.
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

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { type ReactNode, useMemo } from 'react';
import { dragAnnouncements, INSTRUCTIONS, type Keyed, keyOf } from './drag-words';
import { type RowControls, SortableRow } from './sortable-row';
import { type Moved, useMoves } from './use-moves';
import { usePointerSensors } from './use-pointer-sensors';

interface SortableRowsProps<Item> {
  items: readonly Item[];
  all?: readonly Item[];
  nameOf: (item: Item) => string;
  label: string;
  onMove: (orderedIds: readonly string[], moved: Moved) => void;
  /** False while the list is filtered, or sorted in another order. */
  canMove?: boolean;
  /** Read out when a row at the end of its group can't move on, although rows of another group follow. */
  border?: string;
  /** While it stays the same function, only rows whose item or place has changed are rendered again. */
  renderRow: (item: Item, row: RowControls) => ReactNode;
}

const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };
const MODIFIERS = [restrictToVerticalAxis, restrictToParentElement];

/** Rows move by dragging (hold first on touch; a swipe scrolls), keys, buttons and menu; each move is read out. */
export function SortableRows<Item extends Keyed>(props: SortableRowsProps<Item>) {
  const { items, all = items, nameOf, label, onMove, canMove = true, border, renderRow } = props;
  const { ids, move, said, setSaid } = useMoves({ items, all, nameOf, border, onMove });
  const moveTo = useCallbackRef(move);
  const sensors = useSensors(...usePointerSensors(), useSensor(KeyboardSensor, KEYBOARD));
  const shownIds = useSameIds(items.map(keyOf));

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
      modifiers={MODIFIERS}
      onDragEnd={drop}
      accessibility={{
        announcements: dragAnnouncements(all, nameOf),
        screenReaderInstructions: INSTRUCTIONS,
      }}
    >
      <SortableContext items={shownIds} strategy={verticalListSortingStrategy} disabled={!canMove}>
        <ul role="list" aria-label={label} style={{ container: 'rows / inline-size' }}>
          {items.map((item) => {
            const id = keyOf(item);
            return (
              <SortableRow
                key={id}
                id={id}
                item={item}
                name={nameOf(item)}
                place={ids.indexOf(id)}
                count={ids.length}
                canMove={canMove}
                move={moveTo}
                render={renderRow}
              />
            );
          })}
        </ul>
      </SortableContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </DndContext>
  );
}

/** The same list as long as its ids are. */
function useSameIds(ids: readonly string[]): string[] {
  const text = JSON.stringify(ids);
  return useMemo(() => JSON.parse(text) as string[], [text]);
}

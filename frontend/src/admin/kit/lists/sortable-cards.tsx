import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { restrictToHorizontalAxis } from '@dnd-kit/modifiers';
import { horizontalListSortingStrategy, SortableContext, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Group } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { dragAnnouncements } from './drag-words';
import styles from './sortable-cards.module.css';
import { type Moved, orderAfter } from './use-moves';
import { usePointerSensors } from './use-pointer-sensors';

interface SortableCardsProps<Item> {
  items: readonly Item[];
  /** Includes items that have no card. */
  all: readonly Item[];
  nameOf: (item: Item) => string;
  onMove: (orderedIds: readonly string[], moved: Moved) => void;
  renderCard: (item: Item) => ReactNode;
}

/** Cards beside each other that a pointer drags. They are inert: keys and screen readers have the rows below. */
export function SortableCards<Item extends { id: string }>(props: SortableCardsProps<Item>) {
  const { items, all, nameOf, onMove, renderCard } = props;
  const sensors = usePointerSensors();
  const ids = all.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || over.id === active.id) return;
    const id = String(active.id);
    const to = ids.indexOf(String(over.id));
    onMove(orderAfter(ids, id, to), { id, from: ids.indexOf(id), to });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToHorizontalAxis]}
      onDragEnd={drop}
      accessibility={{ announcements: dragAnnouncements(all, nameOf) }}
    >
      <SortableContext
        items={items.map(({ id }) => id)}
        strategy={horizontalListSortingStrategy}
        disabled={items.length < 2}
      >
        <Group align="stretch" wrap="nowrap" w="max-content">
          {items.map((item) => (
            <SortableCard key={item.id} id={item.id}>
              {renderCard(item)}
            </SortableCard>
          ))}
        </Group>
      </SortableContext>
    </DndContext>
  );
}

function SortableCard({ id, children }: { id: string; children: ReactNode }) {
  const isStill = useReducedMotion();
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id,
    ...(isStill ? { transition: null } : {}),
  });
  return (
    <div
      ref={setNodeRef}
      className={styles.card}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...listeners}
    >
      <div inert>{children}</div>
    </div>
  );
}

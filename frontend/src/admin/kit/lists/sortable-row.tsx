import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { memo, type ReactNode } from 'react';
import { AdminIcon } from '../shell/admin-icon';
import { MoveButtons } from './move-buttons';
import { rowMark } from './row-focus';
import type { RowMoves } from './row-menu';
import styles from './sortable-rows.module.css';

/** Null if the row can't be moved now. */
export interface RowControls {
  handle: ReactNode;
  moveButtons: ReactNode;
  moves: (() => RowMoves) | null;
}

interface SortableRowProps<Item> {
  id: string;
  item: Item;
  name: string;
  place: number;
  count: number;
  canMove: boolean;
  move: (id: string, to: number) => void;
  render: (item: Item, row: RowControls) => ReactNode;
}

export const SortableRow = memo(Row) as typeof Row;

function Row<Item>({ id, item, name, place, count, canMove, move, render }: SortableRowProps<Item>) {
  const isStill = useReducedMotion();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } =
    useSortable({ id, disabled: !canMove, ...(isStill ? { transition: null } : {}) });

  const handle = (
    <ActionIcon
      ref={setActivatorNodeRef}
      c="dimmed"
      className={styles.handle}
      data-row-part="handle"
      {...attributes}
      {...listeners}
      aria-label={`Move ${name}`}
    >
      <AdminIcon name="grip" />
    </ActionIcon>
  );
  const isMovable = canMove && count > 1;
  const moveTo = (to: number) => move(id, to);
  const controls: RowControls = isMovable
    ? {
        handle,
        moveButtons: <MoveButtons {...{ name, place, count }} move={moveTo} />,
        moves: () => movesOf(place, count, moveTo),
      }
    : { handle: null, moveButtons: null, moves: null };

  return (
    <li
      ref={setNodeRef}
      className={styles.row}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      {...rowMark(id)}
    >
      {render(item, controls)}
    </li>
  );
}

function movesOf(place: number, count: number, move: (to: number) => void): RowMoves {
  const isFirst = place === 0;
  const isLast = place === count - 1;
  return {
    toTop: isFirst ? null : () => move(0),
    up: isFirst ? null : () => move(place - 1),
    down: isLast ? null : () => move(place + 1),
    toBottom: isLast ? null : () => move(count - 1),
  };
}

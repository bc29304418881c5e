import { ActionIcon } from '@mantine/core';
import { AdminIcon } from '../shell/admin-icon';
import { MenuButton } from '../shell/menu-button';
import type { MenuGroups } from '../shell/menu-entry';

const MOVES = [
  ['toTop', 'Move to top', 'to-top'],
  ['up', 'Move up', 'arrow-up'],
  ['down', 'Move down', 'arrow-down'],
  ['toBottom', 'Move to bottom', 'to-bottom'],
] as const;

/** Null for a move that would change nothing. */
export type RowMoves = Record<(typeof MOVES)[number][0], (() => void) | null>;

interface RowMenuProps {
  name: string;
  editTo?: string;
  duplicateTo?: string;
  moves?: (() => RowMoves | null) | null;
  extra?: MenuGroups[number];
  onDelete?: () => void;
}

export function RowMenu({ name, editTo, duplicateTo, moves, extra = [], onDelete }: RowMenuProps) {
  const groups = (): MenuGroups => {
    const moved = moves?.();
    return [
      [
        editTo !== undefined && { label: 'Edit', icon: 'pencil', does: { to: editTo } },
        duplicateTo !== undefined && { label: 'Duplicate', icon: 'copy', does: { to: duplicateTo } },
        ...extra,
      ],
      MOVES.map(([move, label, icon]) => {
        const run = moved?.[move];
        return run && { label, icon, does: { run } };
      }),
      [onDelete && { label: 'Delete', icon: 'trash', does: { run: onDelete }, isDangerous: true }],
    ];
  };
  return (
    <MenuButton
      groups={groups}
      renderButton={(props) => (
        <ActionIcon {...props} data-row-part="menu" aria-label={`More for ${name}`}>
          <AdminIcon name="more" />
        </ActionIcon>
      )}
    />
  );
}

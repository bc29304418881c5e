import { ActionIcon } from '@mantine/core';
import { AdminIcon } from '../shell/admin-icon';
import { MenuButton } from '../shell/menu-button';
import type { MenuEntry } from '../shell/menu-entry';

export interface RowMoves {
  toTop: (() => void) | null;
  up: (() => void) | null;
  down: (() => void) | null;
  toBottom: (() => void) | null;
}

interface RowMenuProps {
  name: string;
  editTo?: string;
  duplicateTo?: string;
  moves?: (() => RowMoves | null) | null;
  extra?: readonly MenuEntry[];
  onDelete?: () => void;
}

export function RowMenu({ name, editTo, duplicateTo, moves, extra = [], onDelete }: RowMenuProps) {
  const groups = (): MenuEntry[][] => [
    [
      ...(editTo ? [{ label: 'Edit', icon: 'pencil' as const, does: { to: editTo } }] : []),
      ...(duplicateTo ? [{ label: 'Duplicate', icon: 'copy' as const, does: { to: duplicateTo } }] : []),
      ...extra,
    ],
    moveEntries(moves?.() ?? null),
    onDelete ? [{ label: 'Delete', icon: 'trash' as const, does: { run: onDelete }, isDangerous: true }] : [],
  ];
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

const MOVES = [
  ['toTop', 'Move to top', 'to-top'],
  ['up', 'Move up', 'arrow-up'],
  ['down', 'Move down', 'arrow-down'],
  ['toBottom', 'Move to bottom', 'to-bottom'],
] as const;

function moveEntries(moves: RowMoves | null): MenuEntry[] {
  return MOVES.flatMap(([move, label, icon]) => {
    const run = moves?.[move];
    return run ? [{ label, icon, does: { run } }] : [];
  });
}

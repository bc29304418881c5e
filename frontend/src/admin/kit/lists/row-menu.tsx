import { ActionIcon, Menu } from '@mantine/core';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { AdminIcon, type AdminIconName } from '../shell/admin-icon';

export interface RowMoves {
  toTop: (() => void) | null;
  up: (() => void) | null;
  down: (() => void) | null;
  toBottom: (() => void) | null;
}

export interface RowMenuEntry {
  label: string;
  icon?: AdminIconName;
  /** Runs a function, or opens a path of the admin. */
  does: { run: () => void } | { to: string };
}

interface RowMenuProps {
  name: string;
  editTo?: string;
  duplicateTo?: string;
  moves?: RowMoves | null;
  extra?: readonly RowMenuEntry[];
  onDelete?: () => void;
}

export function RowMenu({ name, editTo, duplicateTo, moves, extra = [], onDelete }: RowMenuProps) {
  const groups: Group[] = [
    [
      ...(editTo ? [{ label: 'Edit', icon: 'pencil' as const, does: { to: editTo } }] : []),
      ...(duplicateTo ? [{ label: 'Duplicate', icon: 'copy' as const, does: { to: duplicateTo } }] : []),
      ...extra,
    ],
    moves ? moveEntries(moves) : [],
    onDelete ? [{ label: 'Delete', icon: 'trash' as const, does: { run: onDelete }, isDangerous: true }] : [],
  ];
  const shown = groups.filter(({ length }) => length > 0);
  return (
    <Menu
      position="bottom-end"
      // Above the notices: one that stays must not cover an open menu.
      zIndex={450}
      // The library's placeholder for the first focus is not a menu item.
      withInitialFocusPlaceholder={false}
      // Rendered inside its landmark, not at the end of the page.
      portalProps={{ target: document.querySelector<HTMLElement>('main') ?? document.body }}
    >
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="link"
          size={44}
          data-row-part="menu"
          aria-label={`More for ${name}`}
        >
          <AdminIcon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {shown.map((group, at) => (
          <Fragment key={group[0]?.label}>
            {at > 0 && <Menu.Divider />}
            {group.map((entry, place) => (
              <RowMenuItem key={entry.label} {...entry} isFirst={at === 0 && place === 0} />
            ))}
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

type Group = (RowMenuEntry & { isDangerous?: boolean })[];

function RowMenuItem({ label, icon, does, isDangerous, isFirst }: Group[number] & { isFirst: boolean }) {
  const shared = {
    leftSection: icon && <AdminIcon name={icon} />,
    'data-autofocus': isFirst || undefined,
    ...(isDangerous ? { color: 'danger' } : {}),
  };
  return 'to' in does ? (
    <Menu.Item {...shared} component={Link} to={does.to}>
      {label}
    </Menu.Item>
  ) : (
    <Menu.Item {...shared} onClick={does.run}>
      {label}
    </Menu.Item>
  );
}

const MOVES = [
  ['toTop', 'Move to top', 'to-top'],
  ['up', 'Move up', 'arrow-up'],
  ['down', 'Move down', 'arrow-down'],
  ['toBottom', 'Move to bottom', 'to-bottom'],
] as const;

function moveEntries(moves: RowMoves): RowMenuEntry[] {
  return MOVES.flatMap(([move, label, icon]) => {
    const run = moves[move];
    return run ? [{ label, icon, does: { run } }] : [];
  });
}

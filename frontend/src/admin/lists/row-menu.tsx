import { ActionIcon, Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import { AdminIcon, type AdminIconName } from '../shell/admin-icon';

/** Where a row can go; null where it stands there already. */
export interface RowMoves {
  toTop: (() => void) | null;
  up: (() => void) | null;
  down: (() => void) | null;
  toBottom: (() => void) | null;
}

export interface RowMenuEntry {
  label: string;
  icon?: AdminIconName;
  /** What it does, or a path of the admin that it leads to, or a page of the site, which is opened beside. */
  does: { run: () => void } | { to: string } | { href: string };
}

interface RowMenuProps {
  /** What the row is called. */
  name: string;
  editTo?: string;
  duplicateTo?: string;
  moves?: RowMoves | null;
  /** Stands between the ones that every row has. */
  extra?: readonly RowMenuEntry[];
  onDelete?: () => void;
}

/** What can be done with a row beside what stands in it. The focus comes back to the button. */
export function RowMenu({ name, editTo, duplicateTo, moves, extra = [], onDelete }: RowMenuProps) {
  const entries: RowMenuEntry[] = [
    ...(editTo ? [{ label: 'Edit', icon: 'pencil' as const, does: { to: editTo } }] : []),
    ...(duplicateTo ? [{ label: 'Duplicate', icon: 'copy' as const, does: { to: duplicateTo } }] : []),
    ...extra,
  ];
  return (
    <Menu position="bottom-end" withinPortal>
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
        {entries.map((entry) => (
          <RowMenuItem key={entry.label} {...entry} />
        ))}
        {moves && entries.length > 0 && <Menu.Divider />}
        {moves && <MoveItems moves={moves} />}
        {onDelete && <Menu.Divider />}
        {onDelete && (
          <Menu.Item mih={44} color="danger" leftSection={<AdminIcon name="trash" />} onClick={onDelete}>
            Delete
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function RowMenuItem({ label, icon, does }: RowMenuEntry) {
  const shared = { mih: 44, leftSection: icon && <AdminIcon name={icon} /> };
  if ('to' in does) {
    return (
      <Menu.Item {...shared} component={Link} to={does.to}>
        {label}
      </Menu.Item>
    );
  }
  if ('href' in does) {
    return (
      <Menu.Item {...shared} component="a" href={does.href} target="_blank" rel="noopener">
        {label}
      </Menu.Item>
    );
  }
  return (
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

function MoveItems({ moves }: { moves: RowMoves }) {
  return MOVES.map(([move, label, icon]) => {
    const run = moves[move];
    return (
      run && (
        <Menu.Item key={move} mih={44} leftSection={<AdminIcon name={icon} />} onClick={run}>
          {label}
        </Menu.Item>
      )
    );
  });
}

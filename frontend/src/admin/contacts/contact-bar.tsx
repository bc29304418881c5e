import { Button, Group } from '@mantine/core';
import type { ContactStatus, StaffContact } from '../../api/staff/staff-contacts';
import { RowMenu, type RowMenuEntry } from '../kit/lists/row-menu';
import { useMay } from '../kit/session/session-store';

interface ContactBarProps {
  contact: StaffContact;
  onMove: (status: ContactStatus) => void;
  onRemove: () => void;
  /** Both: everything from the same address. */
  onExport: () => void;
  onErase: () => void;
}

/** What is done with a message besides answering it; the rarer things are in the menu. */
export function ContactBar({ contact: { status }, onMove, onRemove, onExport, onErase }: ContactBarProps) {
  const may = useMay();
  const isSpam = status === 'spam';
  const isArchived = status === 'archived';
  const rare: RowMenuEntry[] = [
    ...(isSpam ? [] : [{ label: 'Move to spam', does: { run: () => onMove('spam') } }]),
    ...(may('owner')
      ? [
          { label: 'Export this sender (JSON)', does: { run: onExport } },
          { label: 'Erase this sender…', does: { run: onErase } },
        ]
      : []),
  ];
  return (
    <Group gap="xs">
      {isSpam && <Button onClick={() => onMove('read')}>Not spam</Button>}
      <Button variant="default" onClick={() => onMove(isArchived ? 'read' : 'archived')}>
        {isArchived ? 'Unarchive' : 'Archive'}
      </Button>
      {!isSpam && (
        <Button variant="default" onClick={() => onMove('new')}>
          Mark as unread
        </Button>
      )}
      <RowMenu name="this message" extra={rare} onDelete={onRemove} />
    </Group>
  );
}

import { Button } from '@mantine/core';
import { AdminIcon } from '../shell/admin-icon';
import { useToday } from '../shell/use-today';
import type { ContactsPlace } from './contact-filter';
import styles from './export-button.module.css';
import { useExport } from './use-export';

interface ExportButtonProps {
  place: ContactsPlace;
  /** How many messages the filter has; undefined while that is not known. */
  total: number | undefined;
  timezone: string;
}

/** Makes a spreadsheet of what the filter shows, all pages of it; how far it is, is said as a status. */
export function ExportButton({ place, total, timezone }: ExportButtonProps) {
  const { status, search } = place;
  const { progress, start, cancel } = useExport({ status, search }, useToday(), timezone);
  const isMaking = progress !== null;
  return (
    <div className={styles.export}>
      <span role="status" className={styles.progress}>
        {isMaking && progressWords(progress)}
      </span>
      {isMaking ? (
        <Button variant="default" onClick={cancel}>
          Cancel
        </Button>
      ) : (
        <Button
          variant="default"
          leftSection={<AdminIcon name="download" size={18} />}
          disabled={total === 0}
          onClick={start}
        >
          Export (CSV)
        </Button>
      )}
    </div>
  );
}

function progressWords({ read, total }: { read: number; total: number }): string {
  if (total === 0) return 'Making the spreadsheet…';
  return `${read.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} messages`;
}

import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { ChangeKind } from '../../api/staff/staff-history';
import { ListSearch } from '../kit/lists/list-search';
import { useMay } from '../kit/session/session-store';
import { AdminIcon } from '../kit/shell/admin-icon';
import { KIND_WORDS } from '../kit/shell/entry-kinds';
import type { HistoryPlace } from './history-place';
import styles from './history-screen.module.css';

const KINDS = Object.entries(KIND_WORDS).map(([value, { one }]) => ({ value, label: one }));

interface HistoryToolsProps {
  place: HistoryPlace;
  today: string;
  /** The names of `entry` and `person` in the address, if the list has them. */
  names: { entry: string; person: string };
  onFilter: (changed: Partial<HistoryPlace>) => void;
}

export function HistoryTools({ place, today, names, onFilter }: HistoryToolsProps) {
  const isOwner = useMay()('owner');
  const kinds = KINDS.filter(({ value }) => value !== 'account' || isOwner);
  return (
    <div className={styles.tools}>
      <ListSearch
        label="Search by name or person"
        search={place.search}
        onSearch={(search) => onFilter({ search })}
      />
      <NativeSelect
        aria-label="What was changed"
        value={place.kind}
        data={[{ value: '', label: 'Everything' }, ...kinds]}
        onChange={(event) => onFilter({ kind: event.currentTarget.value as ChangeKind | '' })}
      />
      <TextInput
        type="date"
        aria-label="Day"
        max={today}
        value={place.day}
        onChange={(event) => onFilter({ day: event.currentTarget.value })}
      />
      {(place.entry !== '' || place.person !== '') && (
        <div className={`cluster gap-2 ${styles.chosen}`}>
          {place.entry !== '' && (
            <Only name={names.entry || 'one entry'} onClear={() => onFilter({ entry: '' })} />
          )}
          {place.person !== '' && (
            <Only name={names.person || 'one person'} onClear={() => onFilter({ person: '' })} />
          )}
        </div>
      )}
    </div>
  );
}

function Only({ name, onClear }: { name: string; onClear: () => void }) {
  return (
    <Button
      variant="default"
      rightSection={<AdminIcon name="close" size={16} />}
      onClick={onClear}
      aria-label={`Only ${name}: show all again`}
    >
      Only {name}
    </Button>
  );
}

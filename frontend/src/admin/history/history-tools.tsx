import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { ChangeKind } from '../../api/staff/staff-history';
import { isDay } from '../../domain/zoned-time';
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
      <DayField day={place.day} today={today} onDay={(day) => onFilter({ day })} />
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

interface DayFieldProps {
  day: string;
  today: string;
  onDay: (day: string) => void;
}

function DayField({ day, today, onDay }: DayFieldProps) {
  const [date, setDate] = useState(day);
  useEffect(() => setDate(day), [day]);
  return (
    <TextInput
      type="date"
      aria-label="Day"
      max={today}
      value={date}
      error={isDay(date) && date > today && 'Choose a day up to today.'}
      onChange={({ currentTarget: { value } }) => {
        setDate(value);
        // A half-typed date may be a valid one of the year 202.
        if (value === '' || (isDay(value) && value >= '2000-01-01' && value <= today)) onDay(value);
      }}
    />
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

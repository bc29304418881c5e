import {
  eventBody,
  type EventFields as Fields,
  eventsCollection,
  type StaffEvent,
} from '../../api/staff/staff-events';
import { shortDate } from '../../domain/short-date';
import { EntryForm } from '../forms/entry-form';
import type { FormFields } from '../forms/entry-form-props';
import { EntryScreen } from '../forms/entry-screen';
import type { StoredEntry } from '../forms/use-stored-entry';
import { useEntryRemoval } from '../lists/use-entry-removal';
import { useListCache } from '../lists/use-list-cache';
import { useStaffList } from '../lists/use-staff-list';
import { useToday } from '../shell/use-today';
import { EventFields } from './event-fields';
import { kindLabel } from './event-kinds';
import { outcomeOf } from './event-outcome';
import { EventPreview } from './event-preview';
import { copiedEvent, EVENT_WIRE_NAMES, eventSchema, type EventValues, eventValues } from './event-values';

const ROOT = '/admin/events';

const orNone = (text: string) => text || 'None';
const dayOrNone = (day: string) => (day === '' ? 'None' : shortDate(day, ''));

const FIELDS: FormFields<EventValues> = {
  title: { label: 'Title' },
  type: { label: 'Kind', show: kindLabel },
  description: { label: 'Text', show: orNone },
  image: { label: 'Picture' },
  date: { label: 'Date', show: dayOrNone },
  endDate: { label: 'Last day', show: dayOrNone },
  isActive: { label: 'Switched on', show: (isOn) => (isOn ? 'Yes' : 'No') },
  buttonLabel: { label: 'Button', show: orNone },
  buttonTo: { label: 'Button leads to', show: orNone },
};

const drawPreview = (values: EventValues) => <EventPreview values={values} />;

/** The screen of one event, special or evergreen card, new or stored. */
export function EventForm() {
  return (
    <EntryScreen
      collection={eventsCollection}
      noun="event"
      titleOf={({ title }) => title}
      back={{ to: ROOT, label: 'Events' }}
    >
      {({ entry, original }) => <OneEvent entry={entry} original={original} />}
    </EntryScreen>
  );
}

function OneEvent({ entry, original }: Omit<StoredEntry<StaffEvent>, 'also'>) {
  const today = useToday();
  const list = useStaffList(eventsCollection);
  const cache = useListCache<StaffEvent>(eventsCollection.key);

  const removal = useEntryRemoval({
    collection: eventsCollection,
    entry,
    name: entry?.title ?? '',
    instead: 'To hide it for a while, switch it off instead.',
    root: ROOT,
  });

  return (
    <EntryForm<StaffEvent, EventValues, Fields>
      noun="event"
      draftKey={`events/${entry?.id ?? 'new'}`}
      entry={entry}
      schema={eventSchema}
      toValues={(stored) => (stored === null && original ? copiedEvent(original) : eventValues(stored))}
      fields={FIELDS}
      wireNames={EVENT_WIRE_NAMES}
      save={(parsed, etag) =>
        entry && etag !== null
          ? eventsCollection.change(entry.id, etag, eventBody(parsed))
          : eventsCollection.create(eventBody(parsed))
      }
      stored={eventsCollection.list}
      readCurrent={eventsCollection.read}
      live={(saved) => outcomeOf(saved, list.items, today)}
      onSaved={cache.put}
      {...removal}
      preview={drawPreview}
    >
      <EventFields />
    </EntryForm>
  );
}

import {
  offerBody,
  type OfferFields as Fields,
  offersCollection,
  type StaffOffer,
} from '../../api/staff/staff-offers';
import { shortDate } from '../../domain/short-date';
import { EntryForm } from '../forms/entry-form';
import type { FormFields } from '../forms/entry-form-props';
import { EntryScreen } from '../forms/entry-screen';
import type { StoredEntry } from '../forms/use-stored-entry';
import { useEntryRemoval } from '../lists/use-entry-removal';
import { useListCache } from '../lists/use-list-cache';
import { useStaffList } from '../lists/use-staff-list';
import { useToday } from '../shell/use-today';
import { OfferFields } from './offer-fields';
import { outcomeOf } from './offer-outcome';
import { OfferPreview } from './offer-preview';
import { copiedOffer, OFFER_WIRE_NAMES, offerSchema, type OfferValues, offerValues } from './offer-values';

const ROOT = '/admin/offers';

const orNone = (text: string) => text || 'None';
const dayOr = (none: string) => (day: string) => (day === '' ? none : shortDate(day, ''));

const FIELDS: FormFields<OfferValues> = {
  title: { label: 'Title' },
  subtitle: { label: 'Subtitle', show: orNone },
  badge: { label: 'Badge', show: orNone },
  image: { label: 'Picture' },
  startDate: { label: 'First day', show: dayOr('At once') },
  endDate: { label: 'Last day', show: dayOr('No end') },
  isActive: { label: 'Switched on', show: (isOn) => (isOn ? 'Yes' : 'No') },
  primaryLabel: { label: 'First button', show: orNone },
  primaryTo: { label: 'First button leads to', show: orNone },
  secondaryLabel: { label: 'Second button', show: orNone },
  secondaryTo: { label: 'Second button leads to', show: orNone },
};

const drawPreview = (values: OfferValues) => <OfferPreview values={values} />;

/** The screen of one offer, new or stored. */
export function OfferForm() {
  return (
    <EntryScreen
      collection={offersCollection}
      noun="offer"
      titleOf={({ title }) => title}
      back={{ to: ROOT, label: 'Offers' }}
    >
      {({ entry, original }) => <OneOffer entry={entry} original={original} />}
    </EntryScreen>
  );
}

function OneOffer({ entry, original }: Omit<StoredEntry<StaffOffer>, 'also'>) {
  const today = useToday();
  const list = useStaffList(offersCollection);
  const cache = useListCache<StaffOffer>(offersCollection.key);

  const removal = useEntryRemoval({
    collection: offersCollection,
    entry,
    name: entry?.title ?? '',
    instead: 'To hide it for a while, switch it off instead.',
    root: ROOT,
  });

  return (
    <EntryForm<StaffOffer, OfferValues, Fields>
      noun="offer"
      draftKey={`offers/${entry?.id ?? 'new'}`}
      entry={entry}
      schema={offerSchema}
      toValues={(stored) => (stored === null && original ? copiedOffer(original) : offerValues(stored))}
      fields={FIELDS}
      wireNames={OFFER_WIRE_NAMES}
      save={(parsed, etag) =>
        entry && etag !== null
          ? offersCollection.change(entry.id, etag, offerBody(parsed))
          : offersCollection.createFirst(parsed)
      }
      stored={offersCollection.list}
      readCurrent={offersCollection.read}
      live={(saved) => outcomeOf(saved, list.items, today)}
      onSaved={(saved) => {
        cache.put(saved);
        // What is new may have moved the others.
        if (!entry) cache.refetch();
      }}
      {...removal}
      preview={drawPreview}
    >
      <OfferFields />
    </EntryForm>
  );
}

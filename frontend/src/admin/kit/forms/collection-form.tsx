import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';
import { noteSaved } from '../lists/saved-row';
import { useIsHere } from '../lists/use-is-here';
import { useListCache } from '../lists/use-list-cache';
import { notifyDone } from '../shell/notify';
import { EntryForm } from './entry-form';
import type { EntryFormProps } from './entry-form-props';

type CollectionFormProps<Entity extends StaffEntity, Values extends FieldValues, Parsed> = Omit<
  EntryFormProps<Entity, Values, Parsed>,
  'draftKey' | 'save' | 'readCurrent' | 'stored' | 'remove'
> & {
  collection: StaffCollection<Entity>;
  root: string;
  nameOf: (entry: Entity) => string;
  /** An alternative to deleting: `To hide it for now, turn it off instead.` */
  instead: string;
  toBody: (parsed: Parsed) => object;
  create?: (body: object) => Promise<Entity>;
};

export function CollectionForm<Entity extends StaffEntity, Values extends FieldValues, Parsed>(
  props: CollectionFormProps<Entity, Values, Parsed>,
) {
  const { collection, root, nameOf, instead, toBody, create = collection.create, ...form } = props;
  const { entry } = form;
  const cache = useListCache<Entity>(collection.key);
  const name = entry ? nameOf(entry) : '';
  const removal = useEntryRemoval(collection, entry, { name, instead, root });
  return (
    <EntryForm<Entity, Values, Parsed>
      {...form}
      draftKey={`${root.replace('/admin/', '')}/${entry?.id ?? 'new'}`}
      save={(parsed, etag) =>
        entry && etag !== null ? collection.change(entry.id, etag, toBody(parsed)) : create(toBody(parsed))
      }
      stored={collection.list}
      readCurrent={collection.read}
      onSaved={(saved) => {
        cache.put(saved);
        noteSaved(collection.key, saved.id);
        form.onSaved?.(saved);
      }}
      {...removal}
    />
  );
}

/** Returns to the list only if staff are still on the form: a failed deletion may be retried elsewhere. */
export function useEntryRemoval<Entity extends StaffEntity>(
  collection: Pick<StaffCollection<Entity>, 'key' | 'remove'>,
  entry: Entity | null,
  { name, instead, root }: { name: string; instead: string; root: string },
) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const cache = useListCache<Entity>(collection.key);
  if (entry === null) return {};
  return {
    remove: {
      run: (etag: string) => collection.remove(entry.id, etag),
      name: `“${name}”`,
      text: `You can bring it back from History. ${instead}`,
      onRemoved: () => {
        cache.drop(entry.id);
        notifyDone(`“${name}” is deleted`);
        if (isHere()) void navigate(root);
      },
    },
  };
}

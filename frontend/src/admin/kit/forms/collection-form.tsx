import { type ReactNode, useState } from 'react';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';
import { noteSaved } from '../lists/row-focus';
import { useListCache } from '../lists/use-list-cache';
import type { Question } from '../shell/confirm';
import { EntryForm } from './entry-form';
import type { LiveLink, SavedWords } from './entry-form-props';
import { EntryScreen } from './entry-screen';
import { type CrossRule, type FieldList, formOf, type ParsedOf, type ValuesOf } from './field-list';
import type { StoredEntry } from './use-stored-entry';

interface CollectionFormProps<Entity extends StaffEntity, List extends FieldList<Entity>, Also> {
  collection: StaffCollection<Entity>;
  noun: string;
  /** The address of the list, and its title. */
  root: string;
  title: string;
  nameOf: (entry: Entity) => string;
  /** An alternative to deleting: `To hide it for now, turn it off instead.` */
  instead: string;
  /** What deleting this entry does to others: a sentence and a space, or nothing. */
  alsoLost?: (entry: Entity) => string;
  loadAlso?: () => Promise<Also>;
  fields: (stored: StoredEntry<Entity, Also>) => List;
  rules?: readonly CrossRule<ParsedOf<List>>[];
  /** What a new entry begins with, given its fields' initial values. */
  begun?: (values: ValuesOf<List>, also: Also) => ValuesOf<List>;
  /** What a copy begins with, given the original's values. */
  copied: (values: ValuesOf<List>) => ValuesOf<List>;
  question?: (parsed: ParsedOf<List>, stored: Entity, also: Also) => Question | null;
  /** Stores a new entry elsewhere than at the end of the list, which moves others. */
  create?: (body: object) => Promise<Entity>;
  live: (saved: Entity) => LiveLink | SavedWords;
  preview: (values: ValuesOf<List>, also: Also) => ReactNode;
}

/** The screen of one entry of a list: new, copied from another (`?from=`) or stored. */
export function CollectionForm<Entity extends StaffEntity, List extends FieldList<Entity>, Also = undefined>(
  props: CollectionFormProps<Entity, List, Also>,
) {
  const { collection, noun, root, title, nameOf, loadAlso } = props;
  return (
    <EntryScreen
      {...{ collection, noun, loadAlso }}
      titleOf={nameOf}
      back={{ to: root, label: title }}
      isRecorded
    >
      {({ entry, original, also }) => <OneEntry {...props} {...{ entry, original, also }} />}
    </EntryScreen>
  );
}

function OneEntry<Entity extends StaffEntity, List extends FieldList<Entity>, Also>(
  props: CollectionFormProps<Entity, List, Also> & StoredEntry<Entity, Also>,
) {
  const { collection, noun, root, nameOf, fields, rules, begun, copied, question, create } = props;
  const { entry, original, also, live, preview } = props;
  const cache = useListCache<Entity>(collection.key);
  const [{ toValues, toBody, ...form }] = useState(() =>
    formOf<Entity, List>(fields({ entry, original, also }), rules),
  );

  const valuesOf = (stored: Entity | null): ValuesOf<List> => {
    const values = toValues(stored ?? original);
    if (stored) return values;
    if (original) return copied(values);
    return begun ? begun(values, also) : values;
  };

  return (
    <EntryForm<Entity, ValuesOf<List>, ParsedOf<List>>
      {...form}
      {...{ noun, entry, live }}
      draftKey={`${root.replace('/admin/', '')}/${entry?.id ?? 'new'}`}
      toValues={valuesOf}
      question={(parsed, stored) => question?.(parsed, stored, also) ?? null}
      save={(parsed, based) =>
        based
          ? collection.change(based.id, based.etag, toBody(parsed))
          : (create ?? collection.create)(toBody(parsed))
      }
      stored={collection.list}
      readCurrent={collection.read}
      onSaved={(saved) => {
        cache.put(saved);
        noteSaved(collection.key, saved.id);
        if (!entry && create) void cache.refetch();
      }}
      preview={(values) => preview(values, also)}
      remove={
        entry && {
          collection,
          root,
          name: `“${nameOf(entry)}”`,
          instead: (props.alsoLost?.(entry) ?? '') + props.instead,
        }
      }
    />
  );
}

import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { StaffFood } from '../../api/staff/staff-food';
import { EntryForm } from '../forms/entry-form';
import type { FormFields } from '../forms/entry-form-props';
import { useEntryRemoval } from '../lists/use-entry-removal';
import { useListCache } from '../lists/use-list-cache';
import type { FoodKind } from './food-kind';
import { copiedValues, type FoodValues } from './food-values';
import type { FoodSources } from './food-form-screen';

interface FoodFormProps<Entity extends StaffFood, Values extends FoodValues & FieldValues, Parsed> {
  kind: FoodKind<Entity>;
  sources: FoodSources<Entity>;
  schema: z.ZodType<Parsed, Values>;
  toValues: (entry: Entity | null) => Values;
  fields: FormFields<Values>;
  wireNames: Readonly<Record<string, keyof Values & string>>;
  toBody: (parsed: Parsed) => unknown;
  preview: (values: Values) => ReactNode;
  children: ReactNode;
}

/** The form of a dish or of a drink: filled, saved, copied and deleted alike. */
export function FoodForm<Entity extends StaffFood, Values extends FoodValues & FieldValues, Parsed>(
  props: FoodFormProps<Entity, Values, Parsed>,
) {
  const { kind, sources, toValues, toBody, children, ...form } = props;
  const { collection, words, live, root } = kind;
  const { entry, original } = sources;
  const cache = useListCache<Entity>(collection.key);
  const folder = root.replace('/admin/', '');

  const firstValues = (stored: Entity | null): Values => {
    if (stored) return toValues(stored);
    if (original) return copiedValues(toValues(original));
    const only = sources.categories.length === 1 ? sources.categories[0]?.id : undefined;
    return { ...toValues(null), categoryId: sources.categoryId || (only ?? '') };
  };

  const removal = useEntryRemoval({
    collection,
    entry,
    name: entry?.name ?? '',
    instead: `If it is only sold out, turn off “On the ${words.list}” instead.`,
    root,
  });

  return (
    <EntryForm<Entity, Values, Parsed>
      {...form}
      noun={words.one}
      draftKey={`${folder}/${entry?.id ?? 'new'}`}
      entry={entry}
      toValues={firstValues}
      save={(parsed, etag) =>
        entry && etag !== null
          ? collection.change(entry.id, etag, toBody(parsed))
          : collection.create(toBody(parsed))
      }
      stored={() => collection.list()}
      readCurrent={(wire) => collection.read(wire)}
      live={(saved) => (saved.isAvailable ? live : { text: 'It is sold out: diners do not see it.' })}
      onSaved={(saved) => cache.put(saved)}
      {...removal}
    >
      {children}
    </EntryForm>
  );
}

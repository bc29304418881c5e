import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffFood } from '../../api/staff/staff-food';
import { findVocabulary } from '../../api/staff/vocabulary';
import type { NamedPrice } from '../../domain/menu';
import { CollectionForm } from '../kit/forms/collection-form';
import { EntryScreen } from '../kit/forms/entry-screen';
import { type FieldList, formOf, type ParsedOf, type ValuesOf } from '../kit/forms/field-list';
import { copiedValues } from './food-fields';
import type { FoodKind, FoodSources } from './food-kind';
import { pricesQuestion } from './prices';

interface FoodFormProps<Entity extends StaffFood, List extends FieldList<Entity>> {
  kind: FoodKind<Entity>;
  fields: (sources: FoodSources<Entity>) => List;
  /** `currency` is an ISO 4217 code. */
  preview: (values: ValuesOf<List>, currency: string) => ReactNode;
}

/** The form of a dish or a drink. `?category=` presets the category of a new one. */
export function FoodForm<Entity extends StaffFood, List extends FieldList<Entity>>(
  props: FoodFormProps<Entity, List>,
) {
  const { kind } = props;
  const [search] = useSearchParams();
  const wanted = search.get('category') ?? '';
  return (
    <EntryScreen
      // A new entry in another category needs a new form.
      key={wanted}
      collection={kind.collection}
      noun={kind.words.one}
      titleOf={({ name }) => name}
      isRecorded
      back={{ to: kind.root, label: kind.words.title }}
      loadAlso={async () => {
        const [categories, vocabulary] = await Promise.all([kind.categories.list(), findVocabulary()]);
        return { categories, vocabulary };
      }}
    >
      {({ entry, original, also }) => <OneFood {...props} {...{ entry, original, wanted }} {...also} />}
    </EntryScreen>
  );
}

type OneFoodProps<Entity extends StaffFood, List extends FieldList<Entity>> = FoodFormProps<Entity, List> &
  FoodSources<Entity> & { wanted: string };

function OneFood<Entity extends StaffFood, List extends FieldList<Entity>>(
  props: OneFoodProps<Entity, List>,
) {
  const { kind, fields, preview, wanted, ...sources } = props;
  const { collection, words, live, root } = kind;
  const { entry, original, categories, vocabulary } = sources;
  const { currency } = vocabulary;
  const [form] = useState(() => formOf<Entity, List>(fields(sources)));

  const firstValues = (stored: Entity | null): ValuesOf<List> => {
    if (stored) return form.toValues(stored);
    if (original) return copiedValues(form.toValues(original));
    const known = categories.find(({ id }) => id === wanted);
    const [only] = categories.length === 1 ? categories : [];
    return { ...form.toValues(null), category: (known ?? only)?.id ?? '' };
  };

  return (
    <CollectionForm<Entity, ValuesOf<List>, ParsedOf<List>>
      {...form}
      {...{ collection, entry, root }}
      noun={words.one}
      nameOf={({ name }) => name}
      instead={`Just sold out? Turn off “On the ${words.list}” instead.`}
      toValues={firstValues}
      question={({ prices }, stored) => pricesQuestion(stored, prices as NamedPrice[], currency)}
      live={(saved) => (saved.available ? live : { text: 'It is sold out: diners do not see it.' })}
      preview={(values) => preview(values, currency)}
    />
  );
}

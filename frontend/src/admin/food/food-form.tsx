import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffFood } from '../../api/staff/staff-food';
import { findVocabulary } from '../../api/staff/vocabulary';
import type { NamedPrice } from '../../domain/menu';
import { CollectionForm } from '../kit/forms/collection-form';
import type { FieldList, ValuesOf } from '../kit/forms/field-list';
import { copiedValues } from './food-fields';
import type { FoodKind, FoodSources } from './food-kind';
import { lostPairings } from './pairings';
import { pricesQuestion } from './prices';

interface FoodFormProps<Entity extends StaffFood, List extends FieldList<Entity>> {
  kind: FoodKind<Entity>;
  fields: (sources: FoodSources<Entity>) => List;
  /** `currency` is an ISO 4217 code. */
  preview: (values: ValuesOf<List>, currency: string) => ReactNode;
}

type Also = Pick<FoodSources<StaffFood>, 'categories' | 'vocabulary'>;

/** The form of a dish or a drink. `?category=` presets the category of a new one. */
export function FoodForm<Entity extends StaffFood, List extends FieldList<Entity>>(
  props: FoodFormProps<Entity, List>,
) {
  const { kind, fields, preview } = props;
  const { collection, words, root, live } = kind;
  const [search] = useSearchParams();
  const wanted = search.get('category') ?? '';
  return (
    <CollectionForm<Entity, List, Also>
      // A new entry in another category needs a new form.
      key={wanted}
      {...{ collection, root }}
      noun={words.one}
      title={words.title}
      nameOf={({ name }) => name}
      instead={`Just sold out? Turn off “On the ${words.list}” instead.`}
      alsoLost={lostPairings}
      loadAlso={async () => {
        const [categories, vocabulary] = await Promise.all([kind.categories.list(), findVocabulary()]);
        return { categories, vocabulary };
      }}
      fields={({ entry, original, also }) => fields({ entry, original, ...also })}
      begun={(values, { categories }) => {
        const known = categories.find(({ id }) => id === wanted);
        const [only] = categories.length === 1 ? categories : [];
        return { ...values, category: (known ?? only)?.id ?? '' };
      }}
      copied={copiedValues}
      question={({ prices }, stored, { vocabulary }) =>
        pricesQuestion(stored, prices as NamedPrice[], vocabulary.currency)
      }
      live={(saved) => (saved.available ? live : { text: 'It’s sold out: guests don’t see it.' })}
      preview={(values, { vocabulary }) => preview(values, vocabulary.currency)}
    />
  );
}

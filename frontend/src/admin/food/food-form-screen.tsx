import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { findVocabulary, type Vocabulary } from '../../api/staff/vocabulary';
import { EntryScreen } from '../forms/entry-screen';
import type { FoodKind } from './food-kind';

/** What a form is filled from. */
export interface FoodSources<Entity extends StaffFood> {
  /** Null for a new one. */
  entry: Entity | null;
  /** What a new one is a copy of (`?from=`); null where it is none. */
  original: Entity | null;
  /** The category that a new one is put into (`?category=`), empty where none is meant. */
  categoryId: string;
  categories: readonly StaffCategory[];
  vocabulary: Vocabulary;
}

interface FoodFormScreenProps<Entity extends StaffFood> {
  kind: FoodKind<Entity>;
  children: (sources: FoodSources<Entity>) => ReactNode;
}

/** The screen of one dish or drink, new or stored. */
export function FoodFormScreen<Entity extends StaffFood>({ kind, children }: FoodFormScreenProps<Entity>) {
  const [search] = useSearchParams();
  const wanted = search.get('category') ?? '';
  return (
    <EntryScreen
      // Put into another category, a new one is another one.
      key={wanted}
      collection={kind.collection}
      noun={kind.words.one}
      titleOf={({ name }) => name}
      back={{ to: kind.root, label: kind.words.title }}
      loadAlso={async () => {
        const [categories, vocabulary] = await Promise.all([kind.categories.list(), findVocabulary()]);
        return { categories, vocabulary };
      }}
    >
      {({ entry, original, also }) => {
        const isKnown = also.categories.some(({ id }) => id === wanted);
        return children({ entry, original, categoryId: isKnown ? wanted : '', ...also });
      }}
    </EntryScreen>
  );
}

import { useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import type { StaffCategory } from '../../api/staff/staff-categories';
import type { StaffFood } from '../../api/staff/staff-food';
import { findVocabulary, type Vocabulary } from '../../api/staff/vocabulary';
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

export type FoodSourcesState<Entity extends StaffFood> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'loaded'; key: string; sources: FoodSources<Entity> };

/**
 * Reads what the address asks for, anew each time that the form is opened: a form is filled from what is stored now, and then
 * left alone.
 */
export function useSources<Entity extends StaffFood>(kind: FoodKind<Entity>): FoodSourcesState<Entity> {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const from = id === '' ? (search.get('from') ?? '') : '';
  const category = id === '' ? (search.get('category') ?? '') : '';
  const key = `${id} ${from} ${category}`;
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ key: string; sources: FoodSources<Entity> } | null>(null);
  const [failure, setFailure] = useState<{ key: string; error: unknown } | null>(null);

  useEffect(() => {
    let isWanted = true;
    const oneOrNone = (wanted: string) => (wanted === '' ? null : kind.collection.find(wanted));
    Promise.all([oneOrNone(id), oneOrNone(from), kind.categories.list(), findVocabulary()]).then(
      ([entry, original, categories, vocabulary]) => {
        const isKnown = categories.some((each) => each.id === category);
        const categoryId = isKnown ? category : '';
        if (isWanted) setAnswer({ key, sources: { entry, original, categoryId, categories, vocabulary } });
      },
      (error: unknown) => {
        if (isWanted) setFailure({ key, error });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [kind, id, from, category, key, attempt]);

  const retry = useCallback(() => {
    setFailure(null);
    setAttempt((count) => count + 1);
  }, []);

  if (failure?.key === key) return { status: 'failed', error: failure.error, retry };
  return answer?.key === key ? { status: 'loaded', ...answer } : { status: 'loading' };
}

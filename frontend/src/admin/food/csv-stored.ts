import { findVocabulary } from '../../api/staff/vocabulary';
import type { Stored } from './csv-compare';
import type { FoodKind } from './food-kind';

/** What a spreadsheet is made from and compared with, as it is stored now. */
export async function readStored(kind: FoodKind): Promise<Stored> {
  const [foods, id, ids, { dietaryTags, allergens }] = await Promise.all([
    kind.collection.list(),
    kind.categories.list(),
    kind.partners?.list() ?? [],
    findVocabulary(),
  ]);
  return { foods, references: { id, ids }, terms: [...dietaryTags, ...allergens] };
}

import { z } from 'zod';
import { MalformedAnswerError } from '../errors';
import { staffCall } from './staff-call';

/** One word of the list that dishes and drinks are tagged with. */
export interface Term {
  slug: string;
  label: string;
}

/** What dishes and drinks may be tagged with, and the currency (ISO 4217) of their prices. */
export interface Vocabulary {
  currency: string;
  dietaryTags: readonly Term[];
  allergens: readonly Term[];
}

/** The key of SWR; the call answers with more than this. */
export const VOCABULARY_KEY = '/api/admin/site?vocabulary';

const term = z
  .object({ slug: z.string(), label_en: z.string() })
  .transform(({ slug, label_en: label }): Term => ({ slug, label: label === '' ? slug : label }));

const siteWire = z.object({
  currency: z.string().regex(/^[A-Z]{3}$/),
  vocabulary: z.object({ dietary_tags: z.array(term), allergens: z.array(term) }),
});

/** The vocabulary, from the settings of the site. Rejects with an ApiError. */
export async function findVocabulary(): Promise<Vocabulary> {
  const { body } = await staffCall({ path: '/api/admin/site' });
  const read = siteWire.safeParse(body);
  if (!read.success) throw new MalformedAnswerError('the settings of the site');
  const { currency, vocabulary } = read.data;
  return { currency, dietaryTags: vocabulary.dietary_tags, allergens: vocabulary.allergens };
}

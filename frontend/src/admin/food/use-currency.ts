import useSWR from 'swr';
import { findVocabulary, VOCABULARY_KEY } from '../../api/staff/vocabulary';

const USUAL = 'USD';

/** The currency that prices are in (ISO 4217); the usual one until the settings are read, and where they can't be. */
export function useCurrency(): string {
  const { data } = useSWR(VOCABULARY_KEY, findVocabulary, {
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  });
  return data?.currency ?? USUAL;
}

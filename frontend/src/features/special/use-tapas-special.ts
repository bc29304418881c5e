import { use, useEffect } from 'react';
import { tapas5OnDemand } from '../../api/on-demand';
import type { TapasSpecial } from '../../domain/tapas-special';
import { AnswersContext, useAnswer } from '../boot/answer-store';

/**
 * Loaded once and cached. After a failed load it is undefined, and everything that needs it stays hidden. The special's
 * own page forces a reload.
 */
export function useTapasSpecial(): TapasSpecial | undefined {
  const store = use(AnswersContext);
  useEffect(() => {
    if (store.read(tapas5OnDemand).data === undefined) void store.fetch(tapas5OnDemand);
  }, [store]);
  return useAnswer(tapas5OnDemand).data;
}

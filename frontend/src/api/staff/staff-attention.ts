import { MalformedAnswerError } from '../errors';
import type { AttentionWire } from '../generated/wire';
import { createListeners } from '../listeners';
import { staffBody } from './staff-body';

export const ATTENTION_KEY = '/api/admin/attention';

export type StaffAttention = Omit<AttentionWire, 'special'> & {
  special: AttentionWire['special'] & { id: string };
};

/** Rejects with an ApiError: a malformed answer must not look like “nothing needs attention”. */
export async function fetchAttention(): Promise<StaffAttention> {
  const attention = await staffBody<Partial<AttentionWire> | null>({ path: ATTENTION_KEY });
  if (typeof attention?.newMessages !== 'number' || !attention.today || !attention.special) {
    throw new MalformedAnswerError('what needs attention');
  }
  return { ...(attention as AttentionWire), special: { ...attention.special, id: 'tapas5' } };
}

export const { listen: onAttentionStale, tell: refreshAttention } = createListeners();

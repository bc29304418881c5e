import { MalformedAnswerError } from '../errors';
import type { AttentionWire } from '../generated/wire';
import { staffCall } from './staff-call';

export const ATTENTION_KEY = '/api/admin/attention';

export type StaffAttention = Omit<AttentionWire, 'special'> & {
  special: AttentionWire['special'] & { id: string };
};

/** Rejects with an ApiError: an odd answer must never look like a calm day. */
export async function fetchAttention(): Promise<StaffAttention> {
  const attention = (await staffCall({ path: ATTENTION_KEY })).body as Partial<AttentionWire> | null;
  if (typeof attention?.newMessages !== 'number' || !attention.today || !attention.special) {
    throw new MalformedAnswerError('what needs attention');
  }
  return { ...(attention as AttentionWire), special: { ...attention.special, id: 'tapas5' } };
}

const listeners = new Set<() => void>();

export function refreshAttention(): void {
  for (const listener of listeners) listener();
}

export function onAttentionStale(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

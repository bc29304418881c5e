import { z } from 'zod';
import { MalformedAnswerError, isApiError } from '../errors';
import { staffCall } from './staff-call';

/** What the staff should look at today. SWR's key is its path too. */
export const ATTENTION_KEY = '/api/admin/attention';

/** The special's path, and SWR's key of it. */
export const STAFF_SPECIAL_KEY = '/api/admin/tapas5';

const count = z.number().int().nonnegative();
const spans = z.array(z.object({ opens: z.string(), closes: z.string() }));

const attention = z.object({
  newMessages: count,
  /** Messages whose announcing mail could not be sent. */
  failedMails: count,
  unavailableDishes: count,
  unavailableDrinks: count,
  unconfirmedDishes: count,
  unconfirmedDrinks: count,
  /** Active offers that end within three days; `endDate` is their last day, `YYYY-MM-DD`. */
  offersEnding: z.array(z.object({ id: z.string(), title: z.string(), endDate: z.string() })),
  /** The tapas special; `dishes` is how many it has. */
  special: z
    .object({ active: z.boolean(), title: z.string(), dishes: count })
    .transform(({ active, ...special }) => ({ ...special, isActive: active })),
  /** The restaurant's present date, and the hours that hold on it instead of the week's; no spans: closed. */
  today: z.object({ date: z.string(), exception: z.object({ note: z.string(), spans }).nullable() }),
});

export type StaffAttention = z.output<typeof attention>;

/** Reads what needs attention. Rejects with an ApiError. */
export async function fetchAttention(): Promise<StaffAttention> {
  const result = attention.safeParse((await staffCall({ path: ATTENTION_KEY })).body);
  if (!result.success) throw new MalformedAnswerError('what needs attention');
  return result.data;
}

/**
 * Turns the tapas special on or off, whatever else has been changed of it meanwhile. Rejects with an ApiError;
 * `precondition` only where others keep changing it.
 */
export async function setSpecialActive(isActive: boolean): Promise<void> {
  try {
    await putSpecial(isActive);
  } catch (caught) {
    if (!isApiError(caught, 'precondition')) throw caught;
    await putSpecial(isActive);
  }
}

async function putSpecial(isActive: boolean): Promise<void> {
  const { etag } = await staffCall({ path: STAFF_SPECIAL_KEY });
  const headers: Record<string, string> = etag === null ? {} : { 'If-Match': etag };
  await staffCall({ path: STAFF_SPECIAL_KEY, method: 'PUT', body: { active: isActive }, headers });
}

const listeners = new Set<() => void>();

/** For what changes content by another way than a staff call: what needs attention is read anew. */
export function refreshAttention(): void {
  for (const listener of listeners) listener();
}

/** Tells a listener whenever what needs attention is to be read anew. Returns what stops that. */
export function onAttentionStale(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

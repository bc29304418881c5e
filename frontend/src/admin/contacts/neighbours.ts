import { z } from 'zod';

/** A message of the list that another was opened from. */
export interface Neighbour {
  id: string;
  subject: string;
}

const handed = z.object({ around: z.array(z.object({ id: z.string(), subject: z.string() })) });

/** The list that a message was opened from, as the link to it handed it on; null where it was opened otherwise. */
export function readAround(state: unknown): readonly Neighbour[] | null {
  return handed.safeParse(state).data?.around ?? null;
}

/** The messages before and after one in its list, the newest first. */
export function neighboursOf(around: readonly Neighbour[], id: string) {
  const at = around.findIndex((each) => each.id === id);
  return { newer: around[at - 1] ?? null, older: at < 0 ? null : (around[at + 1] ?? null) };
}

import type { z } from 'zod';

/** The fields of a stored entity that a body may contain: no id, version or anything else staff can't set. */
export function sendable(body: z.ZodObject, entity: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entity).filter(([name]) => name in body.shape));
}

import type { z } from 'zod';

/** Of a stored entity what a body may say: without its id, its version and what else staff can't set. */
export function sendable(body: z.ZodObject, entity: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entity).filter(([name]) => name in body.shape));
}

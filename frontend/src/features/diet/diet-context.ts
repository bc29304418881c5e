import { createContext } from 'react';

/** Slugs of the avoided allergens, for a list's entries to mark. */
export const LeftOutContext = createContext<ReadonlySet<string>>(new Set());

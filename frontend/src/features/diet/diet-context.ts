import { createContext } from 'react';

/** The slugs of the allergens that are left out of a list, for its entries to mark. */
export const LeftOutContext = createContext<ReadonlySet<string>>(new Set());

import { keep, readKept } from '../../ui/browser-store';

const DIET_KEY = 'diet';

/** The saved text, unparsed: cheap to check before the code that parses it has loaded. */
export const keptDietQuery = () => readKept('localStorage', DIET_KEY) ?? '';

/** Stored in this browser only, for the next visit. An empty text clears it. */
export const keepDietQuery = (query: string) => keep('localStorage', DIET_KEY, query === '' ? null : query);

export const DIET_KEY = 'diet';

/** The saved text, unparsed: cheap to check before the code that parses it has loaded. */
export function keptDietQuery(): string {
  try {
    return localStorage.getItem(DIET_KEY) ?? '';
  } catch {
    return '';
  }
}

export const DIET_KEY = 'diet';

/** As it was kept, unread: cheap to look at before the code that reads it is there. */
export function keptDietQuery(): string {
  try {
    return localStorage.getItem(DIET_KEY) ?? '';
  } catch {
    return '';
  }
}

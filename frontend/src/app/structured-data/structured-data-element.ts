/** The element that holds what the page tells search engines. */
export const STRUCTURED_DATA_ID = 'structured-data';

/** Puts another page's data in the place of this one's. */
export function replaceStructuredData(json: string): void {
  const element = document.getElementById(STRUCTURED_DATA_ID);
  if (element) element.textContent = json;
}

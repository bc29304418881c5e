export const STRUCTURED_DATA_ID = 'structured-data';

export function replaceStructuredData(json: string): void {
  const element = document.getElementById(STRUCTURED_DATA_ID);
  if (element) element.textContent = json;
}

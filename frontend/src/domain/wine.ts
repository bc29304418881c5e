/** In wine-list order. */
const WINE_STYLES = {
  sparkling: 'Sparkling',
  white: 'White',
  rose: 'Rosé',
  orange: 'Orange',
  red: 'Red',
  sherry: 'Sherry',
  sweet: 'Sweet',
} as const;

/** The API's name with its label. */
export const WINE_STYLE_LABELS = Object.entries(WINE_STYLES);

/** The label for an API style name; null if the drink is not a wine. */
export function wineStyle(slug: string): string | null {
  const [, label] = WINE_STYLE_LABELS.find(([each]) => each === slug.toLowerCase()) ?? [];
  return label ?? null;
}

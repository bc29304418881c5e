/** In the order of a wine list. */
const WINE_STYLES = {
  sparkling: 'Sparkling',
  white: 'White',
  rose: 'Rosé',
  orange: 'Orange',
  red: 'Red',
  sherry: 'Sherry',
  sweet: 'Sweet',
} as const;

/** As the API names it, with its label. */
export const WINE_STYLE_LABELS = Object.entries(WINE_STYLES);

/** The label of a style by its name in the API; null for a drink that is no wine. The page needs no table. */
export function wineStyle(slug: string): string | null {
  const [, label] = WINE_STYLE_LABELS.find(([each]) => each === slug.toLowerCase()) ?? [];
  return label ?? null;
}

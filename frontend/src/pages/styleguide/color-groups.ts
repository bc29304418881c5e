export interface ColorUse {
  /** The token's name without `--color-`. */
  name: string;
  /** The background behind it; unset if it is a background itself. */
  on?: string;
}

const on = (ground: string, names: string): ColorUse[] =>
  names.split(' ').map((name) => ({ name, on: ground }));
const grounds = (names: string): ColorUse[] => names.split(' ').map((name) => ({ name }));

export const COLOR_GROUPS: readonly { title: string; uses: readonly ColorUse[] }[] = [
  { title: 'Grounds', uses: grounds('ground surface skeleton scrim scrim-dark scrim-deep scrim-clear') },
  {
    title: 'On the ground',
    uses: on('ground', 'text text-quiet accent accent-strong link good warn cellar focus'),
  },
  { title: 'Rules', uses: on('ground', 'rule rule-strong') },
  {
    title: 'Buttons',
    uses: [...on('accent', 'on-accent'), ...on('on-highlight', 'highlight highlight-strong')],
  },
  { title: 'On a highlight', uses: on('highlight', 'on-highlight') },
  { title: 'Tiles', uses: [...on('tile-ground', 'tile tile-light'), ...grounds('tile-ground')] },
  {
    title: 'Night, in both schemes',
    uses: [...grounds('night'), ...on('night', 'on-night on-night-quiet on-night-accent on-night-rule')],
  },
  {
    title: 'Wine, in both schemes',
    uses: [...grounds('wine wine-deep'), ...on('wine', 'on-wine on-wine-quiet on-wine-rule')],
  },
  { title: 'A card to hold out, in both schemes', uses: [...grounds('card'), ...on('card', 'on-card')] },
];

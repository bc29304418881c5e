/** The page's background for the browser's own bars: a meta element can't use a token. A test compares them. */
export const THEME_COLORS = { light: '#fbf5e9', dark: '#17100c' } as const;

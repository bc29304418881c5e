/** The ground of the page, for the browser's own bars: a meta element can't name a token. A test holds them equal. */
export const THEME_COLORS = { light: '#fbf5e9', dark: '#17100c' } as const;

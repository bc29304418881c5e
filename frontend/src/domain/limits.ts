/** How many entries the site asks for, at most. */
export const EVENTS_LIMIT = 12;
export const OFFERS_LIMIT = 5;
export const HIGHLIGHTS_LIMIT = 10;

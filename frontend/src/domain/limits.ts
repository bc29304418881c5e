export const EVENTS_LIMIT = 12;
export const OFFERS_LIMIT = 5;
export const HIGHLIGHTS_LIMIT = 10;

export const EVENTS_LIMIT = 12;
export const OFFERS_LIMIT = 5;
export const HIGHLIGHTS_LIMIT = 10;
/** The CMS's rule: an end before the start means the next day, but only up to this time. */
export const LATEST_EVENT_END = '06:00';

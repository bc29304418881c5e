/** The element that the app is mounted in; until then, a loading message. */
export const ADMIN_ELEMENT_ID = 'admin';

/** The element that the app is mounted in; it shows a loading message until then. */
export const ADMIN_ELEMENT_ID = 'admin';

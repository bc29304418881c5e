/** Where the app is put into the admin's document; until then, what whoever waits reads. */
export const ADMIN_ELEMENT_ID = 'admin';

import { createContext } from 'react';

/** How many messages nobody has read, for the title of the browser's tab. */
export const Unread = createContext(0);

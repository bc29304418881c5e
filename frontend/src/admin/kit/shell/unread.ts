import { createContext } from 'react';

/** The number of unread messages, for the title of the browser's tab. */
export const Unread = createContext(0);

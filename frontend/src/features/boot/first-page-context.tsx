import { createContext } from 'react';

/** True on the page that the server drew, false after the first navigation within the app. */
export const FirstPageContext = createContext(true);

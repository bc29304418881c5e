import { createContext } from 'react';

/** Whether a part stands within the layout, which has the landmarks already. */
export const LayoutContext = createContext(false);

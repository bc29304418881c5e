import { keep, readKept } from '../../ui/browser-store';

const DISMISSED_KEY = 'promo-dismissed-on';
const CLOSED_KEY = 'promo-closed';

export const readDismissal = () => readKept('localStorage', DISMISSED_KEY);
export const writeDismissal = (date: string) => keep('localStorage', DISMISSED_KEY, date);

export const wasPromoClosed = () => readKept('sessionStorage', CLOSED_KEY) !== null;
export const rememberPromoClosed = () => keep('sessionStorage', CLOSED_KEY, 'true');

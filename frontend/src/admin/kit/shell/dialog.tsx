import { later } from './later';

export const Dialog = later(async () => (await import('./opened-dialog')).OpenedDialog);

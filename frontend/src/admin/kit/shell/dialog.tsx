import { later } from './later';

/** A dialog over the screen. */
export const Dialog = later(async () => (await import('./opened-dialog')).OpenedDialog);

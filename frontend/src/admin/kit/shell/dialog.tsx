import type { ModalProps } from '@mantine/core';
import { later } from './later';

/** A dialog over the screen. */
export const Dialog = later<ModalProps>(async () => (await import('./opened-dialog')).OpenedDialog);

import * as z from 'zod/mini';
import type { Pairing } from '../../domain/menu';

export const MOST_PAIRINGS = 10;

/** The form's value: with a name, for the preview and for comparing two versions. */
export const pairing = z.object({ id: z.string(), name: z.string() });

export const pairingWords = (pairings: readonly Pairing[]) =>
  pairings.map(({ name }) => name).join(', ') || 'None';

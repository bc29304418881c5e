import { z } from 'zod';
import type { Pairing } from '../../domain/menu';

/** As a form holds it: with its name, for the preview and the words of a conflict. */
export const pairing = z.object({ id: z.string(), name: z.string() });

export const pairingWords = (pairings: readonly Pairing[]) =>
  pairings.map(({ name }) => name).join(', ') || 'None';

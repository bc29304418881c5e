import * as z from 'zod/mini';
import type { Pairing } from '../../domain/menu';
import { firstNames } from '../kit/lists/noun';

export const MOST_PAIRINGS = 10;

/** The form's value: with a name, for the preview and for comparing two versions. */
export const pairing = z.object({ id: z.string(), name: z.string() });

export const pairingWords = (pairings: readonly Pairing[]) =>
  pairings.map(({ name }) => name).join(', ') || 'None';

/** What deleting it does to others, after “You can bring it back”. */
export const lostPairings = ({ pairings }: { pairings: readonly Pairing[] }) =>
  pairings.length > 0 ? `Until then, it is no longer suggested with ${firstNames(pairings)}. ` : '';

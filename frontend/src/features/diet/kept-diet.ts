import { type Diet, dietQuery, hasDiet, readDiet } from '../../domain/diet';
import { DIET_KEY, keptDietQuery } from './kept-diet-query';

/** Stored in this browser only, for the next visit. An empty diet clears it. */
export function keepDiet(diet: Diet): void {
  try {
    if (hasDiet(diet)) localStorage.setItem(DIET_KEY, dietQuery(diet));
    else localStorage.removeItem(DIET_KEY);
  } catch {
    // Without storage it is not remembered.
  }
}

export function keptDiet(): Diet {
  const params = new URLSearchParams(keptDietQuery());
  return readDiet(params.get('without') ?? '', params.get('only') ?? '');
}

import { type Diet, dietQuery, hasDiet, readDiet } from '../../domain/diet';
import { keepDietQuery, keptDietQuery } from './kept-diet-query';

export function keepDiet(diet: Diet): void {
  keepDietQuery(hasDiet(diet) ? dietQuery(diet) : '');
}

export function keptDiet(): Diet {
  const params = new URLSearchParams(keptDietQuery());
  return readDiet(params.get('without') ?? '', params.get('only') ?? '');
}

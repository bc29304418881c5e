import { useMemo } from 'react';
import { type Diet, dietParams, readDiet } from '../../domain/diet';
import { useAddressParam, writeParams } from '../address/use-address-param';
import { keepDiet } from './kept-diet';

/** The diet in the page's address. */
export function useDiet(): Diet {
  const [without] = useAddressParam('without');
  const [only] = useAddressParam('only');
  return useMemo(() => readDiet(without, only), [without, only]);
}

export function chooseDiet(diet: Diet): void {
  keepDiet(diet);
  writeParams(dietParams(diet), 'push');
}

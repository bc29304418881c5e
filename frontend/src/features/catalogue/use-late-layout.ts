import { use, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { FirstPageContext } from '../boot/first-page-context';

/** A restaurant's own menu is far below it; laying out a thousand entries at once holds a phone up for seconds. */
const LONG_LIST = 200;

/**
 * Whether entries out of view are laid out only as they come near. Until then their heights are guessed, so not where
 * somebody comes back: the place that was left is a number of pixels.
 */
export function useLateLayout(count: number): boolean {
  const type = useNavigationType();
  const isFirstPage = use(FirstPageContext);
  const [isReturn] = useState(type === NavigationType.Pop && !isFirstPage);
  return count >= LONG_LIST && !isReturn;
}

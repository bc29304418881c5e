import { use, useEffect, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '../../ui/when-idle';
import { FirstPageContext } from '../boot/first-page-context';

/** A restaurant's own menu is far below it; laying out a thousand entries at once holds a phone up for seconds. */
const LONG_LIST = 200;
const ENTRIES_A_STEP = 40;

/**
 * Whether entries out of view are laid out later: a few at a time, from the first on, while the browser has nothing better
 * to do. Until then their heights are guessed, so not where somebody comes back or to a certain category: that place is a
 * number of pixels. `list` is what the panel shows; another one starts anew.
 */
export function useLateLayout(panel: RefObject<HTMLElement | null>, list: unknown, count: number): boolean {
  const type = useNavigationType();
  const isFirstPage = use(FirstPageContext);
  const { hash } = useLocation();
  const [hasPlace] = useState((type === NavigationType.Pop && !isFirstPage) || hash !== '');
  const isLate = count >= LONG_LIST && !hasPlace;

  useEffect(() => {
    if (!isLate) return;
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('section > ul > li') ?? [])];
    const layOutSome = () => {
      for (const entry of entries.splice(0, ENTRIES_A_STEP)) entry.style.contentVisibility = 'visible';
      if (entries.length > 0) cancel = whenIdle(layOutSome);
    };
    let cancel = whenIdle(layOutSome);
    return () => cancel();
  }, [panel, list, isLate]);

  return isLate;
}

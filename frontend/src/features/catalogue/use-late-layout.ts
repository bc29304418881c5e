import { use, useEffect, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '../../ui/when-idle';
import { FirstPageContext } from '../boot/boot-context';

/**
 * From this many entries on, laying out all of them at once noticeably blocks a slow phone (a thousand: for seconds).
 */
const LONG_LIST = 200;
const ENTRIES_A_STEP = 40;

/**
 * Lays out off-screen entries a few at a time while the browser is idle. Until then their heights are estimates, so
 * this is skipped when returning to a scroll position or following a link to an entry: both need exact heights.
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

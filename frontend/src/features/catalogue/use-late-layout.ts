import { use, useEffect, useState, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { whenIdle } from '../../ui/when-idle';
import { FirstPageContext } from '../boot/boot-context';

/**
 * Longer than any real restaurant's menu; laying out a thousand entries at once blocks a phone for seconds.
 */
const LONG_LIST = 200;
const ENTRIES_A_STEP = 40;

/**
 * Lays out off-screen entries a few at a time while the browser is idle. Until then their heights are estimates, so
 * this is skipped when returning to a scroll position or following a link to an entry: both need exact heights.
 *
 * Once all are laid out, sections out of view are settled: the browser remembers how high they are and leaves them alone.
 * Otherwise a dialog, which makes the whole page inert, would have it style every entry anew before it opens.
 */
export function useLateLayout(panel: RefObject<HTMLElement | null>, list: unknown, count: number): boolean {
  const type = useNavigationType();
  const isFirstPage = use(FirstPageContext);
  const { hash } = useLocation();
  const [hasPlace] = useState((type === NavigationType.Pop && !isFirstPage) || hash !== '');
  const isLate = count >= LONG_LIST && !hasPlace;

  useEffect(() => {
    const settle = () => {
      for (const section of panel.current?.querySelectorAll<HTMLElement>('section') ?? [])
        section.dataset['settled'] = '';
    };
    if (!isLate) return whenIdle(settle);
    const entries = [...(panel.current?.querySelectorAll<HTMLElement>('section > ul > li') ?? [])];
    const layOutSome = () => {
      for (const entry of entries.splice(0, ENTRIES_A_STEP)) entry.style.contentVisibility = 'visible';
      cancel = whenIdle(entries.length > 0 ? layOutSome : settle);
    };
    let cancel = whenIdle(layOutSome);
    return () => cancel();
  }, [panel, list, isLate]);

  return isLate;
}

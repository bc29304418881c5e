import { type RefObject, useLayoutEffect } from 'react';

/** Space beside the chosen item, so that its neighbor is partly visible. */
const BESIDE_PX = 32;

/** Scrolls the chosen item of a swipeable row into view, because a link may select the last. */
export function useInSight(row: RefObject<HTMLElement | null>, chosen: string) {
  useLayoutEffect(() => {
    const { current } = row;
    const mark = current?.querySelector(':checked, [aria-current], [aria-selected=true]');
    if (!current || !mark) return;
    const [frame, item] = [current.getBoundingClientRect(), mark.getBoundingClientRect()];
    if (item.right > frame.right) scroll(current, item.right - frame.right + BESIDE_PX);
    else if (item.left < frame.left) scroll(current, item.left - frame.left - BESIDE_PX);
  }, [row, chosen]);
}

function scroll(row: HTMLElement, by: number): void {
  row.scrollLeft += by;
}

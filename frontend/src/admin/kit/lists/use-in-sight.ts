import { type RefObject, useLayoutEffect } from 'react';

/** Room beside the chosen one, so that its neighbour shows. */
const BESIDE_PX = 32;

/** Scrolls the chosen one of a swipeable row into view: a link may lead to the last. */
export function useInSight(row: RefObject<HTMLElement | null>, chosen: string) {
  useLayoutEffect(() => {
    const { current } = row;
    const mark = current?.querySelector(':checked, [aria-current]');
    if (!current || !mark) return;
    const [frame, item] = [current.getBoundingClientRect(), mark.getBoundingClientRect()];
    if (item.right > frame.right) scroll(current, item.right - frame.right + BESIDE_PX);
    else if (item.left < frame.left) scroll(current, item.left - frame.left - BESIDE_PX);
  }, [row, chosen]);
}

function scroll(row: HTMLElement, by: number): void {
  row.scrollLeft += by;
}

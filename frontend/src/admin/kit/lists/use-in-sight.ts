import { type RefObject, useLayoutEffect } from 'react';

/** What is left beside the chosen one, so that its neighbour is seen to be there. */
const BESIDE_PX = 32;

/** Brings the chosen one of a row that is swiped sideways into sight: a link may lead to the last of them. */
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

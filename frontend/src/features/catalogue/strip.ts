import { prefersLessMotion } from '../../ui/less-motion';

// Loaded after the page.
const NEAR_START_PX = 24;
/** The reading line runs across the screen, two fifths down. */
const READ_LINE = '-40% 0px -59.9% 0px';

/** Hints at a swipe while the tabs overflow and are near their start. */
export function hintAtSwipe(list: HTMLElement, onHint: (isHinted: boolean) => void): () => void {
  const update = () => {
    const overflows = list.scrollWidth > list.clientWidth + 1;
    onHint(overflows && list.scrollLeft < NEAR_START_PX);
  };
  update();
  list.addEventListener('scroll', update, { passive: true });
  const observer = new ResizeObserver(update);
  observer.observe(list);
  return () => {
    list.removeEventListener('scroll', update);
    observer.disconnect();
  };
}

/**
 * Marks the tab of the section being read, and keeps it in view. Visual only: it is not the selected tab, and screen
 * reader users know where they are from the headings.
 */
export function followReading(list: HTMLElement, panel: HTMLElement): () => void {
  const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
  const tabOf = ({ id }: Element) => tabs.find((tab) => tab.getAttribute('href') === `#${id}`) ?? null;
  let marked: HTMLElement | null = null;
  const mark = (next: HTMLElement | null) => {
    if (next === marked) return;
    marked?.removeAttribute('data-reading');
    next?.setAttribute('data-reading', '');
    marked = next;
    const left = next ? next.offsetLeft - (list.clientWidth - next.offsetWidth) / 2 : 0;
    const behavior = prefersLessMotion() ? 'instant' : 'smooth';
    if (list.scrollWidth > list.clientWidth) list.scrollTo({ left, behavior });
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const read = entries.find(({ isIntersecting }) => isIntersecting);
      if (read) mark(tabOf(read.target));
      else if (entries.some(({ target }) => tabOf(target) === marked)) mark(null);
    },
    { rootMargin: READ_LINE },
  );
  for (const section of panel.querySelectorAll('section')) observer.observe(section);
  return () => {
    observer.disconnect();
    marked?.removeAttribute('data-reading');
  };
}

import { useLayoutEffect, useRef } from 'react';
import { readParam } from '../address/use-address-param';

/**
 * If a category is chosen far down a list, its start would be above the view, so this scrolls it to below the tabs.
 * Back and Forward return to where the visitor was in each.
 */
export function useChosenInView(slug: string | null) {
  const panel = useRef<HTMLDivElement>(null);
  const shownSlug = useRef<string | null>(undefined);
  const places = useRef(new Map<string | null, number>());
  useLayoutEffect(() => {
    const before = shownSlug.current;
    // During hydration, the category in the address is not shown yet.
    if (before === undefined && slug !== (readParam('category') || null)) return;
    shownSlug.current = slug;
    if (before === undefined || before === slug) return;
    const element = panel.current;
    const top = places.current.get(slug);
    if (top !== undefined) window.scrollTo({ top, behavior: 'instant' });
    else if (element && element.getBoundingClientRect().top < 0)
      element.scrollIntoView({ behavior: 'instant' });
  }, [slug]);
  // In a layout effect: other listeners, added later, may render the other category at once.
  useLayoutEffect(() => {
    const notePlace = () => {
      if (shownSlug.current !== undefined) places.current.set(shownSlug.current, window.scrollY);
    };
    window.addEventListener('popstate', notePlace);
    return () => window.removeEventListener('popstate', notePlace);
  }, []);
  const noteChoice = (next: string | null) => {
    places.current.set(slug, window.scrollY);
    places.current.delete(next);
  };
  return { panel, noteChoice };
}

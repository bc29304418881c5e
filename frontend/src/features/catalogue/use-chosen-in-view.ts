import { useEffect, useRef } from 'react';
import { readParam } from '../address/use-address-param';

/** A category chosen far down a list would start above the view, so this scrolls its start to below the tabs. */
export function useChosenInView(slug: string | null) {
  const panel = useRef<HTMLDivElement>(null);
  const shownSlug = useRef<string | null>(undefined);
  useEffect(() => {
    const before = shownSlug.current;
    // During hydration the category in the address is not shown yet.
    if (before === undefined && slug !== (readParam('category') || null)) return;
    shownSlug.current = slug;
    if (before === undefined || before === slug) return;
    const element = panel.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
  }, [slug]);
  return panel;
}

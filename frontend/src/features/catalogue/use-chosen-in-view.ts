import { useEffect, useRef } from 'react';

/** Chosen from deep within a list, a category would start above the view: brings its start below the tabs. */
export function useChosenInView(slug: string | null) {
  const panel = useRef<HTMLDivElement>(null);
  const shownSlug = useRef(slug);
  useEffect(() => {
    if (shownSlug.current === slug) return;
    shownSlug.current = slug;
    const element = panel.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
  }, [slug]);
  return panel;
}

import { type RefObject, useLayoutEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A link within the site to an item in a list arrives before the list has rendered: scrolls to the item and focuses it
 * once it is there. On a full page load, the browser does that itself. The styles recognize it by its `tabindex`.
 */
export function useLinkedPlace(panel: RefObject<HTMLElement | null>): void {
  const { hash } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (hash === '' || type === NavigationType.Pop) return;
    const place = panel.current?.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`);
    if (!place) return;
    place.scrollIntoView({ behavior: 'instant' });
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    return () => place.removeAttribute('tabindex');
  }, [panel, hash, type]);
}

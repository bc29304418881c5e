import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { isPromoAskedFor, isPromoDue } from '../../domain/promo';
import { whenIdle } from '../../ui/when-idle';
import { useTapasSpecial } from '../special/use-tapas-special';
import { readDismissal } from './promo-dismissal';

interface PopupProps {
  onClosed: () => void;
}

/**
 * Decides whether the promo popup opens, on each page, once the page is alive and the browser idle; only then is the
 * popup's own code fetched. Shut without being dismissed it stays away until the site is loaded anew, save where an
 * address asks for it.
 */
export function Promo() {
  const { key, search } = useLocation();
  const isSpecialActive = useTapasSpecial()?.isActive;
  const wasShown = useRef(false);
  const [Popup, setPopup] = useState<ComponentType<PopupProps> | null>(null);

  useEffect(() => {
    if (wasShown.current && !isPromoAskedFor(search)) return;
    let isLeft = false;
    const cancel = whenIdle(() => {
      const circumstances = { search, now: new Date(), dismissedOn: readDismissal(), isSpecialActive };
      if (isVisitorBusy() || !isPromoDue(circumstances)) return;
      import('./promo-popup').then(
        (module) => {
          if (isLeft) return;
          wasShown.current = true;
          setPopup(() => module.PromoPopup);
        },
        // An advertisement that can't be had is not missed.
        () => {},
      );
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [key, search, isSpecialActive]);

  return Popup && <Popup onClosed={() => setPopup(null)} />;
}

/** Who is in another dialog or is writing is not to be interrupted. */
function isVisitorBusy(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}

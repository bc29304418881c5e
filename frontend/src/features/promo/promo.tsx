import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { isPromoAskedFor, isPromoDue } from '../../domain/promo';
import { isSpecialOn } from '../../domain/tapas-special';
import { whenIdle } from '../../ui/when-idle';
import { useTapasSpecial } from '../special/use-tapas-special';
import { readDismissal, wasPromoClosed } from './promo-dismissal';
import type { PromoPopupProps } from './promo-popup';

/**
 * Its code is fetched only on a page where it opens, once the browser is idle. It opens once per visit, unless
 * the address asks for it.
 */
export function Promo() {
  const { key, pathname, search, hash } = useLocation();
  const special = useTapasSpecial();
  const isOn = special && isSpecialOn(special);
  const wasShown = useRef(false);
  const page = useRef({ pathname, isAtPlace: false });
  const [Popup, setPopup] = useState<ComponentType<PromoPopupProps> | null>(null);

  useEffect(() => {
    // A search or a tab may change the address later: only the address on entry counts.
    const isSamePage = page.current.pathname === pathname;
    const isAtPlace = hash !== '' || (isSamePage && page.current.isAtPlace);
    page.current = { pathname, isAtPlace };
    if (wasShown.current && !isPromoAskedFor(search)) return;
    let isLeft = false;
    const cancel = whenIdle(() => {
      const dismissedOn = readDismissal();
      const wasClosed = wasPromoClosed();
      const circumstances = { search, now: new Date(), dismissedOn, wasClosed, isAtPlace, isSpecialOn: isOn };
      if (isVisitorBusy() || !isPromoDue(circumstances)) return;
      import('./promo-popup').then(
        (module) => {
          if (!isLeft) setPopup(() => module.PromoPopup);
        },
        // It is only an advertisement, so a failure to load it is ignored.
        () => {},
      );
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [key, pathname, search, hash, isOn]);

  return (
    Popup && (
      <Popup
        isVisitorBusy={isVisitorBusy}
        onOpened={() => void (wasShown.current = true)}
        onClosed={() => setPopup(null)}
      />
    )
  );
}

/** Never interrupts another dialog or a visitor who is typing. */
function isVisitorBusy(): boolean {
  return (
    document.querySelector('dialog[open]') !== null ||
    document.activeElement?.matches('input, textarea, select') === true
  );
}

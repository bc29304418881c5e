import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_FOCUS, keepsFocus } from '../kit/shell/title-focus';
import { anchorOf, focusPart, partsFor } from './part-list';

export type OpenPart = ReturnType<typeof useOpenPart>;

/** The part of the form on screen. The address holds it, so that links and Back work. */
export function useOpenPart(isOwner: boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const named = partsFor(isOwner).find(({ id }) => `#${anchorOf(id)}` === location.hash)?.id;
  useEffect(() => {
    if (named !== undefined && !keepsFocus(location)) focusPart(named)?.scrollIntoView({ block: 'start' });
  }, [named, location]);
  const part = named ?? 'week';
  return {
    part,
    /** With `isAtOnce`, the part is on screen when this returns, so its fields can take the focus. */
    open: (id: string, isAtOnce = false) => {
      if (id === part) return;
      const hash = `#${anchorOf(id)}`;
      void navigate({ hash }, { state: KEEP_FOCUS, preventScrollReset: true, flushSync: isAtOnce });
    },
  };
}

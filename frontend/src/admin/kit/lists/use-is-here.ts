import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/** Whether staff are still on this screen and not leaving: for late answers that would lead them away. */
export function useIsHere(): () => boolean {
  const isLeaving = useIsLeaving();
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => void (isDrawn.current = false);
  }, []);
  return useCallback(() => isDrawn.current && !isLeaving(), [isLeaving]);
}

/** Asks the router itself: `useNavigation` may render too late to show a press of a moment ago. */
export function useIsLeaving(): () => boolean {
  const { pathname } = useLocation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useCallback(
    () =>
      router !== undefined &&
      (router.state.navigation.state !== 'idle' || router.state.location.pathname !== pathname),
    [router, pathname],
  );
}

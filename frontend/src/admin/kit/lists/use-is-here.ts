import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/** Whether staff are still on this screen and not leaving, so that a late answer does not take them elsewhere. */
export function useIsHere(): () => boolean {
  const isLeaving = useIsLeaving();
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => void (isDrawn.current = false);
  }, []);
  return useCallback(() => isDrawn.current && !isLeaving(), [isLeaving]);
}

/** Asks the router itself: `useNavigation` may not have rendered yet after a recent press. */
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

import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/** Whether staff are still on this screen and not on their way to another: for what is answered late and would lead them away. */
export function useIsHere(): () => boolean {
  const isLeaving = useIsLeaving();
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => void (isDrawn.current = false);
  }, []);
  return useCallback(() => isDrawn.current && !isLeaving(), [isLeaving]);
}

/** The router itself is asked: what `useNavigation` gives may be drawn so late that a press of the moment before is missed. */
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

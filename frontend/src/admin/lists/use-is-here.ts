import { useCallback, useContext, useEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Tells, whenever it is asked, whether staff are still on this screen: not on another, nor on their way to one. For what is
 * answered late, and would lead them away from wherever they are by then.
 */
export function useIsHere(): () => boolean {
  const isLeaving = useIsLeaving();
  const isDrawn = useRef(false);
  useEffect(() => {
    isDrawn.current = true;
    return () => void (isDrawn.current = false);
  }, []);
  return useCallback(() => isDrawn.current && !isLeaving(), [isLeaving]);
}

/**
 * Tells whether a navigation away from here has begun, or is done and only not drawn yet. The router itself is asked: what
 * `useNavigation` gives is drawn as a transition, and on a busy phone so late that a press of the moment before is missed.
 */
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

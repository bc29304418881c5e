import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { onUnauthorized } from '../../api/staff/staff-call';
import { loginPathTo } from './own-path';
import { endSession, readSession, readSessionEnd } from './session-store';
import { useHasUnsavedWork } from './unsaved-work';
import { useSession } from './use-session';

/**
 * Shows what lies below to those who are signed in, and leads everybody else to the login, which leads back here.
 * A screen with changes that are not saved stays when the sign-in ends; `SessionWatch` asks for a new one over it.
 */
export function SessionGuard() {
  const session = useSession();
  const hasWork = useHasUnsavedWork();
  const { pathname, search, hash } = useLocation();
  useEffect(() => onUnauthorized(endRefused), []);
  if (session !== null || hasWork) return <Outlet />;
  // Who signed out is done; whoever comes next starts at the beginning.
  const isDone = readSessionEnd() === 'signed-out';
  return <Navigate to={isDone ? '/admin/login' : loginPathTo(pathname + search + hash)} replace />;
}

/** A call without a sign-in is refused as well: that ends nothing, and how the last one ended is still what is said. */
function endRefused(): void {
  if (readSession() !== null) endSession('refused');
}

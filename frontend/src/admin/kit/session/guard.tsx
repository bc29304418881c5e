import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { onUnauthorized } from '../../../api/staff/staff-call';
import { LOGIN_PATH, loginPathTo } from './own-path';
import { endSession, readSession, readSessionEnd, useSession } from './session-store';
import { useHasUnsavedWork } from './unsaved-work';

/**
 * A screen with unsaved changes stays when the session ends; `SessionWatch` asks staff to sign in again on top of it.
 */
export function SessionGuard() {
  const session = useSession();
  const hasWork = useHasUnsavedWork();
  const { pathname, search, hash } = useLocation();
  useEffect(() => onUnauthorized(endRefused), []);
  if (session !== null || hasWork) return <Outlet />;
  // After signing out, the next person starts at the first screen.
  const end = readSessionEnd();
  const isDone = end === 'signed-out' || end === 'signed-out-untold';
  return <Navigate to={isDone ? LOGIN_PATH : loginPathTo(pathname + search + hash)} replace />;
}

function endRefused(): void {
  if (readSession() !== null) endSession('refused');
}

import type { PublicPageHandle } from './pages';

export function isPageHandle(handle: unknown): handle is PublicPageHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle && handle.access === 'public';
}

import type { PublicPageHandle } from './routes';

export function isPageHandle(handle: unknown): handle is PublicPageHandle {
  return typeof handle === 'object' && handle !== null && 'access' in handle && handle.access === 'public';
}

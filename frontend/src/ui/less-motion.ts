const QUERY = '(prefers-reduced-motion: reduce)';

export function prefersLessMotion(): boolean {
  return window.matchMedia(QUERY).matches;
}

export function onLessMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

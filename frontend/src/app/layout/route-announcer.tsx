import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Tells a screen reader which page a navigation within the app has led to; a fresh page is announced by the browser. */
export function RouteAnnouncer({ title, isFirstPage }: { title: string; isFirstPage: boolean }) {
  const { key } = useLocation();
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!isFirstPage) setAnnounced(title);
  }, [key, title, isFirstPage]);
  return (
    <p aria-live="polite" className="visually-hidden">
      {announced}
    </p>
  );
}

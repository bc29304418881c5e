import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S and Cmd+S save, wherever the focus is; but not under a dialog, and never the page as a file. */
export function useSaveKeys(save: () => void): void {
  const start = useEffectEvent(save);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey) && !event.altKey;
      if (!isSave || event.shiftKey) return;
      event.preventDefault();
      if (!event.repeat && document.querySelector('[aria-modal="true"]') === null) start();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

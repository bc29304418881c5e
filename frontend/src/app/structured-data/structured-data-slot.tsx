import { useEffect, useState, type ComponentType } from 'react';
import type { PublicPage } from '../pages';
import { replaceStructuredData } from './structured-data-element';

interface StructuredDataSlotProps {
  page: PublicPage;
  isFirstPage: boolean;
}

/** Keeps what the server wrote; the first navigation empties it and fetches the code that replaces it. */
export function StructuredDataSlot({ page, isFirstPage }: StructuredDataSlotProps) {
  const [Writer, setWriter] = useState<ComponentType<{ page: PublicPage }> | null>(null);
  useEffect(() => {
    if (isFirstPage || Writer) return;
    replaceStructuredData('{}');
    import('./structured-data-writer').then(
      (module) => setWriter(() => module.StructuredDataWriter),
      // The page works without it; the next navigation tries again.
      () => {},
    );
  }, [page, isFirstPage, Writer]);
  return Writer && <Writer page={page} />;
}

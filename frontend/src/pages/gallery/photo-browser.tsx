import { useEffect, useRef, useState } from 'react';
import { type GalleryPhoto, searchGallery } from '../../domain/gallery';
import { useAddressParam } from '../../features/address/use-address-param';
import { Button } from '../../ui/button';
import { EmptyArt } from '../../ui/empty-art';
import { Lightbox } from '../../ui/lightbox';
import { SearchField } from '../../ui/search-field';
import styles from './gallery-page.module.css';
import { ratioOf, sizesOf } from './photo-ratio';
import { PhotoRows } from './photo-rows';

export function PhotoBrowser({ photos }: { photos: readonly GalleryPhoto[] }) {
  const [query, writeQuery] = useAddressParam('q');
  const setQuery = (next: string) => writeQuery(next, 'replace');
  const openPhoto = useOpenPhoto();
  const search = useRef<HTMLInputElement>(null);
  const found = searchGallery(photos, query);
  const openIndex = found.findIndex(({ src }) => src === openPhoto.src);
  const at = (call: (src: string) => void) => (index: number) => call(found[index]?.src ?? '');

  const showAll = () => {
    setQuery('');
    search.current?.focus();
  };

  if (photos.length === 0) {
    return <p className={styles.words}>No photos yet. Please check back soon.</p>;
  }
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          ref={search}
          label="Search the photos"
          placeholder="Paella, candles, wine…"
          value={query}
          onChange={setQuery}
        />
        <p role="status" className="screen-only note">
          {query.trim() !== '' && found.length > 0 && countOf(found.length)}
        </p>
      </div>
      <div role="status">
        {found.length === 0 && (
          <div className={styles.words}>
            <EmptyArt name="frame" />
            <p className="display-2xl">No photos match your search.</p>
            <Button look="secondary" onClick={showAll}>
              Show all photos
            </Button>
          </div>
        )}
      </div>
      <PhotoRows photos={found} isFound={query.trim() !== ''} onOpen={at(openPhoto.open)} />
      <Lightbox
        photos={found.map((photo) => ({ ...photo, thumbnailSizes: sizesOf(ratioOf(photo)) }))}
        index={openIndex === -1 ? null : openIndex}
        onIndexChange={at(openPhoto.turnTo)}
        onClose={openPhoto.close}
      />
    </>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}

/**
 * An open photo is a history entry at the page's own address: Back closes it, Forward and a reload reopen
 * it. Closing it any other way goes back.
 */
function useOpenPhoto() {
  const [src, setSrc] = useState<string | null>(null);
  const visit = useRef('');

  useEffect(() => {
    const follow = (event: PopStateEvent) => {
      setSrc(photoIn(event.state));
      // The router would treat it as a navigation.
      if (visitNow() === visit.current) event.stopImmediatePropagation();
      visit.current = visitNow();
    };
    visit.current = visitNow();
    setSrc(photoIn(history.state));
    // Runs before the router's listener.
    window.addEventListener('popstate', follow, { capture: true });
    return () => window.removeEventListener('popstate', follow, { capture: true });
  }, []);

  return {
    src,
    open: (opened: string) => {
      visit.current = visitNow();
      history.pushState({ ...history.state, photo: opened }, '');
      setSrc(opened);
    },
    turnTo: (next: string) => {
      setSrc(next);
      try {
        history.replaceState({ ...history.state, photo: next }, '');
      } catch {
        // Safari refuses after many changes in a few seconds, as while an arrow key is held.
      }
    },
    close: () => {
      setSrc(null);
      if (photoIn(history.state) !== null) history.back();
    },
  };
}

function photoIn(state: unknown): string | null {
  const isWithPhoto = typeof state === 'object' && state !== null && 'photo' in state;
  return isWithPhoto && typeof state.photo === 'string' ? state.photo : null;
}

/** The address, and the router's key for this visit to the page. */
function visitNow(): string {
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : '';
  return `${key} ${window.location.href}`;
}

import { useRef } from 'react';
import { type GalleryPhoto, searchGallery } from '../../domain/gallery';
import { useAddressParam } from '../../features/address/use-address-param';
import { useOpened } from '../../features/address/use-opened';
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
  const openPhoto = useOpened('photo', focusThumbnail);
  const search = useRef<HTMLInputElement>(null);
  const found = searchGallery(photos, query);
  const ids = found.map(({ src }) => idOf(src));
  const openIndex = ids.indexOf(openPhoto.id);
  const at = (call: (id: string) => void) => (index: number) => call(ids[index] ?? '');

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

/** In the address, a file of the gallery's own folder is only a name. */
const idOf = (src: string) => src.replace(/^\/pictures\/gallery\//, '');

function focusThumbnail(id: string): void {
  [...document.links].find((link) => idOf(link.getAttribute('href') ?? '') === id)?.focus();
}

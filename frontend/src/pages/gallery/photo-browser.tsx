import { useRef, useState } from 'react';
import { searchGallery, type GalleryPhoto } from '../../domain/gallery';
import { Button } from '../../ui/button';
import { EmptyArt } from '../../ui/empty-art';
import { Lightbox } from '../../ui/lightbox';
import { SearchField } from '../../ui/search-field';
import styles from './gallery-page.module.css';
import { PhotoRows } from './photo-rows';

/** The photos with their search; each opens in the lightbox, which leads through those that were found. */
export function PhotoBrowser({ photos }: { photos: readonly GalleryPhoto[] }) {
  const [query, setQuery] = useState('');
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const search = useRef<HTMLInputElement>(null);
  const found = searchGallery(photos, query);

  const showAll = () => {
    setQuery('');
    search.current?.focus();
  };

  if (photos.length === 0) {
    return <p className={styles.words}>The pictures are being hung. Please come back soon.</p>;
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
        <p role="status" className={styles.count}>
          {query.trim() !== '' && found.length > 0 && countOf(found.length)}
        </p>
      </div>
      <div role="status">
        {found.length === 0 && (
          <div className={styles.words}>
            <EmptyArt name="frame" />
            <p className={styles.wordsTitle}>No photos match your search.</p>
            <Button look="secondary" onClick={showAll}>
              Show all photos
            </Button>
          </div>
        )}
      </div>
      <PhotoRows photos={found} onOpen={setOpenIndex} />
      <Lightbox
        label="Photo"
        photos={found}
        index={openIndex}
        onIndexChange={setOpenIndex}
        onClose={() => setOpenIndex(null)}
      />
    </>
  );
}

function countOf(count: number): string {
  return count === 1 ? '1 photo' : `${count} photos`;
}

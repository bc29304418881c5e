import type { GalleryPhoto } from '../../domain/gallery';
import { isPlainClick } from '../../ui/link';
import { Picture } from '../../ui/picture';
import justified from './generated/justified-rows.module.css';
import styles from './photo-rows.module.css';
import { ratioMarks, ratioOf, sizesOf } from './photo-ratio';
import { rowMarks } from './row-breaks';

/** If the address has a search, the pictures it brings into view would wait until a visitor on a phone scrolls. */
const EAGER_FOUND = 6;

/**
 * Each photo links to its large picture, which works without a script; with one, the link opens the lightbox, except
 * on a click for a new tab.
 */
export function PhotoRows({
  photos,
  isFound,
  onOpen,
}: {
  photos: readonly GalleryPhoto[];
  /** Whether these are the results of a search. */
  isFound: boolean;
  onOpen: (index: number) => void;
}) {
  if (photos.length === 0) return null;
  const places = rowMarks(photos.map(ratioOf));
  return (
    <div className={styles.gallery}>
      <ul role="list" className={`${styles.rows} ${justified.rows}`}>
        {photos.map((photo, index) => (
          <li
            key={photo.src}
            className={`${styles.item} ${justified.item}`}
            data-row-ends={places[index]?.ends}
            data-last-row={places[index]?.last}
          >
            <a
              className={`${styles.photo} ${styles.link} ${justified.ratio}`}
              data-ratio={ratioMarks(ratioOf(photo))}
              href={photo.src}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                // Safari does not focus a clicked link, and the lightbox returns focus to the element that had it.
                event.currentTarget.focus();
                onOpen(index);
              }}
            >
              <Picture
                src={photo.src}
                alt={photo.alt || `Photo ${index + 1}`}
                sizes={sizesOf(ratioOf(photo))}
                className={styles.picture}
                isFirstView={index === 0}
                isEager={index === 0 || (isFound && index < EAGER_FOUND)}
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const RATIOS = [1.778, 1, 0.75, 1.333, 1, 1.778, 0.75, 1.333, 1];

export function PhotoSkeletons() {
  return (
    <div role="status" className={styles.skeletons}>
      <span className="visually-hidden">Loading the gallery…</span>
      <div className={styles.gallery} aria-hidden="true">
        <div className={`${styles.rows} ${justified.rows}`}>
          {rowMarks(RATIOS).map(({ ends, last }, index) => (
            <div
              key={index}
              className={`${styles.item} ${justified.item}`}
              data-row-ends={ends}
              data-last-row={last}
            >
              <div
                className={`${styles.photo} ${justified.ratio} skeleton`}
                data-ratio={ratioMarks(RATIOS[index] ?? 1)}
                data-testid="skeleton-card"
              />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

import type { MouseEvent } from 'react';
import type { GalleryPhoto } from '../../domain/gallery';
import { Picture } from '../../ui/picture';
import styles from './photo-rows.module.css';
import { ratioMarks, ratioOf } from './ratio-marks';
import marks from './ratio-marks.module.css';

/** Photos that may be in the first view of a wide screen. */
const FIRST_VIEW = 2;

interface PhotoRowsProps {
  photos: readonly GalleryPhoto[];
  onOpen: (index: number) => void;
}

/**
 * Photos in justified rows. Each is a link to its large picture, which works without a script; with one it opens the
 * lightbox, and a click for a new tab is left alone. Screen readers hear a list of links, named by their photos.
 */
export function PhotoRows({ photos, onOpen }: PhotoRowsProps) {
  if (photos.length === 0) return null;
  return (
    <div className={styles.gallery}>
      <ul role="list" className={styles.rows}>
        {photos.map((photo, index) => (
          <li
            key={photo.src}
            className={`${styles.photo} ${marks.ratio}`}
            data-ratio={ratioMarks(ratioOf(photo))}
          >
            <a
              className={styles.link}
              href={photo.src}
              aria-haspopup="dialog"
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                // Safari focuses no link that is clicked, and the lightbox gives focus back to what had it.
                event.currentTarget.focus();
                onOpen(index);
              }}
            >
              <Picture
                src={photo.src}
                alt={photo.alt || `Photo ${index + 1}`}
                sizes={sizesOf(ratioOf(photo))}
                className={styles.picture}
                isFirstView={index < FIRST_VIEW}
              />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/** About as wide as the photo is drawn: rows are around their target height, a little more on phones. */
function sizesOf(ratio: number): string {
  const width = (height: number) => `${Math.round(ratio * height)}px`;
  return `(min-width: 1200px) ${width(270)}, (min-width: 992px) ${width(230)}, (min-width: 576px) ${width(200)}, min(100vw, ${width(190)})`;
}

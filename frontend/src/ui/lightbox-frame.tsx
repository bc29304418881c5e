import type { CSSProperties } from 'react';
import styles from './lightbox.module.css';
import { Picture } from './picture';

export interface LightboxPhoto {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** The thumbnail's `sizes`: the browser already has that file, and shows it until the large picture has loaded. */
  thumbnailSizes: string;
}

export function LightboxFrame({ photos, index }: { photos: readonly LightboxPhoto[]; index: number }) {
  const count = photos.length;
  // Without duplicates: of two photos, each is both the previous and the next of the other.
  const held = [...new Set([index, (index + 1) % count, (index - 1 + count) % count])];
  return (
    <div className={styles.stage}>
      {held.flatMap((place) => {
        const photo = photos[place];
        if (!photo) return [];
        return (
          <div
            key={photo.src}
            className={styles.frame}
            hidden={place !== index}
            // Set by script after a click; the policy against inline styles only applies to markup.
            style={{ '--ratio': photo.width / photo.height, '--width': `${photo.width}px` } as CSSProperties}
          >
            <Picture src={photo.src} alt="" sizes={photo.thumbnailSizes} />
            <Picture
              src={photo.src}
              alt={photo.alt}
              sizes={`min(100vw, ${photo.width}px)`}
              className={styles.large}
              isFirstView
            />
          </div>
        );
      })}
    </div>
  );
}

import type { CSSProperties } from 'react';
import styles from './lightbox.module.css';
import { Picture } from './picture';

export interface LightboxPhoto {
  src: string;
  alt: string;
  /** True size in px. */
  width: number;
  height: number;
}

/** The picture that is shown, and its neighbours, which are fetched meanwhile. */
export function LightboxFrame({ photos, index }: { photos: readonly LightboxPhoto[]; index: number }) {
  const count = photos.length;
  // By number, since of two photos each is both neighbours of the other.
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
            // Set by script, and only once somebody opened it: the policy against inline styles is about markup.
            style={{ '--ratio': photo.width / photo.height, '--width': `${photo.width}px` } as CSSProperties}
          >
            <Picture src={photo.src} alt={photo.alt} sizes={`min(100vw, ${photo.width}px)`} isFirstView />
          </div>
        );
      })}
    </div>
  );
}

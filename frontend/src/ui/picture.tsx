import { useEffect, useRef, useState } from 'react';
import styles from './picture.module.css';

/** Widths that the picture service makes, in px. */
const WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920] as const;
const PLACEHOLDER = '/pictures/placeholder-dish.jpg';

interface PictureProps {
  /** A path on this origin, or an absolute URL, which is shown as it is. */
  src: string;
  alt: string;
  /** As the `sizes` attribute: how wide the picture is drawn at which viewport. */
  sizes: string;
  className?: string | undefined;
  /** The picture that the first view is made of: fetched at once and first. */
  isFirstView?: boolean;
}

function resized(src: string, width: number): string {
  return `/img/${width}${src}`;
}

/** A picture in the width that the screen needs. One that can't be loaded gives way to the placeholder. */
export function Picture({ src, alt, sizes, className, isFirstView = false }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  // It may have failed before the page was hydrated, when nobody listened.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  const shown = failedSrc === src ? PLACEHOLDER : src;
  const isLocal = shown.startsWith('/') && shown !== PLACEHOLDER;
  return (
    <img
      ref={image}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      src={isLocal ? resized(shown, 640) : shown}
      srcSet={isLocal ? WIDTHS.map((width) => `${resized(shown, width)} ${width}w`).join(', ') : undefined}
      sizes={isLocal ? sizes : undefined}
      alt={alt}
      loading={isFirstView ? 'eager' : 'lazy'}
      fetchPriority={isFirstView ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}

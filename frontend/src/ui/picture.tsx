import { useEffect, useRef, useState } from 'react';
import { PICTURE_WIDTHS } from './picture-widths';
import styles from './picture.module.css';

const PLACEHOLDER = '/pictures/placeholder-dish.jpg';

interface PictureProps {
  /** An absolute URL is shown as it is. */
  src: string;
  alt: string;
  sizes: string;
  className?: string | undefined;
  /** Fetched at once and first. */
  isFirstView?: boolean;
  /** Fetched at once, though nobody sees it yet. */
  isEager?: boolean;
}

function resized(src: string, width: number): string {
  return `/img/${width}${src}`;
}

export function Picture(props: PictureProps) {
  const { src, alt, sizes, className, isFirstView = false, isEager = isFirstView } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  // It may have failed before hydration, when nobody listened.
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
      srcSet={
        isLocal ? PICTURE_WIDTHS.map((width) => `${resized(shown, width)} ${width}w`).join(', ') : undefined
      }
      sizes={isLocal ? sizes : undefined}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isFirstView ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
}

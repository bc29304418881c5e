import { useEffect, useRef, useState } from 'react';
import { PICTURE_WIDTHS, TALL_WIDTHS } from './picture-widths';
import styles from './picture.module.css';

const PLACEHOLDER = '/pictures/placeholder-dish.jpg';

interface PictureProps {
  /** On this origin: pages forbid others (`img-src`). A path is shown resized; null shows the placeholder. */
  src: string | null;
  alt: string;
  /**
   * Leave it out for a small picture: the narrowest file is enough on every screen, without a `srcset`. Chromium never
   * frees an image that has one and was not put into the page, as when React gives up a render.
   */
  sizes?: string | undefined;
  /** The screens that get a 4:5 crop of it. */
  tall?: { media: string; sizes: string; part: 'left' | 'center' | 'right' };
  className?: string | undefined;
  /** Fetched immediately and with high priority. */
  isFirstView?: boolean;
  /** Behind words: fetched immediately, but after the pictures that matter more. */
  isBackdrop?: boolean;
  /** Fetched immediately, although it is not visible yet. */
  isEager?: boolean;
}

function widthsOf(src: string, widths: readonly number[] = PICTURE_WIDTHS, shape = ''): string {
  return widths.map((width) => `/img/${width}${shape}${src} ${width}w`).join(', ');
}

export function Picture(props: PictureProps) {
  const { src, alt, sizes, tall, className, isFirstView = false, isBackdrop = false } = props;
  const { isEager = isFirstView || isBackdrop } = props;
  const element = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  // It may have failed before hydration, when nothing was listening.
  useEffect(() => {
    if (element.current?.complete && element.current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  const shown = src === null || failedSrc === src ? PLACEHOLDER : src;
  const isLocal = shown.startsWith('/') && shown !== PLACEHOLDER;
  const image = (
    <img
      ref={element}
      className={className ? `${styles.picture} ${className}` : styles.picture}
      src={isLocal ? `/img/${sizes === undefined ? PICTURE_WIDTHS[0] : 640}${shown}` : shown}
      srcSet={isLocal && sizes !== undefined ? widthsOf(shown) : undefined}
      sizes={isLocal ? sizes : undefined}
      alt={alt}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isFirstView ? 'high' : isBackdrop ? 'low' : 'auto'}
      decoding="async"
      onError={() => setFailedSrc(src)}
    />
  );
  if (!tall || !isLocal) return image;
  return (
    <picture className={styles.shapes}>
      <source
        media={tall.media}
        srcSet={widthsOf(shown, TALL_WIDTHS, tall.part === 'center' ? '-tall' : `-tall-${tall.part}`)}
        sizes={tall.sizes}
      />
      {image}
    </picture>
  );
}

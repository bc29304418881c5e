import { useLayoutEffect, useRef, useState } from 'react';
import type { OfferFocus } from '../../domain/offer';
import { SlidePicture } from '../../ui/carousel/slide-picture';
import styles from './hero-picture.module.css';

// A phone held upright shows only part of the picture, on a dark background and half covered by words, so fewer
// pixels than the sharpest screens have are enough.
const SIZES = '(max-width: 80rem) 1280px, 100vw';
const TALL = {
  media: '(max-width: 40rem) and (orientation: portrait)',
  sizes: '(min-resolution: 2.5dppx) 213px, 320px',
};

interface HeroPictureProps {
  src: string | null;
  focus: OfferFocus;
  isFirst: boolean;
  /** Other pictures are fetched when their slide is near. */
  isNear: boolean;
}

/** A picture that fails to load counts as loaded. */
export function HeroPicture({ src, focus, isFirst, isNear }: HeroPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  // The server cannot know whether the picture loads. It must show without a script, so the skeleton lies under the
  // picture.
  const [state, setState] = useState<'unknown' | 'loading' | 'loaded'>('unknown');

  useLayoutEffect(() => {
    const picture = frame.current?.querySelector('img');
    if (picture) setState(picture.complete ? 'loaded' : 'loading');
  }, [src, isNear]);

  const settle = () => setState('loaded');
  return (
    <div
      ref={frame}
      className={styles.frame}
      data-state={state}
      onLoadCapture={settle}
      onErrorCapture={settle}
    >
      <div className={styles.skeleton} data-testid="hero-skeleton" />
      <SlidePicture
        src={src}
        alt=""
        sizes={SIZES}
        tall={{ ...TALL, part: focus }}
        className={styles[focus]}
        isFirstView={isFirst}
        // The next offer fades in by itself, even while a phone still holds lazy pictures back (first-view.css).
        isEager
        isFirst={isFirst}
        isNear={isNear}
      />
    </div>
  );
}

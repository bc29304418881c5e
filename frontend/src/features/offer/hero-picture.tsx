import { useLayoutEffect, useRef, useState } from 'react';
import { SlidePicture } from '../../ui/carousel/slide-picture';
import styles from './hero-picture.module.css';

const PLACEHOLDER = '/pictures/placeholder-dish.jpg';

// The picture covers a tall screen, so phones would fetch far more than shows through the dark ground of the
// words: 1,280 px are enough.
const SIZES =
  '(max-width: 40rem) and (min-resolution: 2.5dppx) 426px, (max-width: 40rem) 640px, (max-width: 80rem) 1280px, 100vw';

interface HeroPictureProps {
  src: string | null;
  isFirst: boolean;
  /** Other pictures are fetched once their slide is near. */
  isNear: boolean;
}

/** A picture that fails counts as loaded. */
export function HeroPicture({ src, isFirst, isNear }: HeroPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  // The server cannot know whether it loads: without a script it must show, so the skeleton lies under the
  // picture.
  const [state, setState] = useState<'unknown' | 'loading' | 'loaded'>('unknown');

  useLayoutEffect(() => {
    const isThere = frame.current?.querySelector('img')?.complete === true;
    setState(isThere ? 'loaded' : 'loading');
  }, [src]);

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
        src={src ?? PLACEHOLDER}
        alt=""
        sizes={SIZES}
        className={styles.picture}
        isFirstView={isFirst}
        isFirst={isFirst}
        isNear={isNear}
      />
    </div>
  );
}

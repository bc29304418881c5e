import { useRef, type ReactNode } from 'react';
import { CarouselControls } from './carousel-controls';
import styles from './carousel.module.css';
import { useRotation } from './use-rotation';
import { useSlider } from './use-slider';

const SPEED_MS = { slide: 450, fade: 750 };
// Up to three are in view, and one more follows.
const AHEAD = { slide: 3, fade: 1 };

interface CarouselProps<T extends { id: string }> {
  label: string;
  items: readonly T[];
  /** In view or about to be: heavy parts can be fetched now. */
  renderItem: (item: T, index: number, isNear: boolean) => ReactNode;
  autoplayMs: number;
  pausesOnHover?: boolean;
  /** `slide`: a row of cards, 1 to 3 in view. `fade`: one at a time, full width. */
  effect?: 'slide' | 'fade';
}

/**
 * The W3C carousel pattern: a region with the controls first, so that a screen reader meets Pause before what moves,
 * then slides that are groups, each named by its place. Changes are announced only while it is not rotating. A slide
 * that gets keyboard focus scrolls into view; covered slides cannot be focused. Until the slider has loaded, or without
 * a script, it is a scrolling row; when the slider takes over, nothing moves.
 */
export function Carousel<T extends { id: string }>({
  label,
  items,
  renderItem,
  autoplayMs,
  pausesOnHover = true,
  effect = 'slide',
}: CarouselProps<T>) {
  const viewport = useRef<HTMLDivElement>(null);
  const count = items.length;
  const rotation = useRotation({
    pausesOnHover,
    onKeyboardFocus: (target) => slider.reveal(target),
  });
  const isRotating = rotation.isRotating && count > 1;
  const idsKey = items.map(({ id }) => id).join('\n');
  const speedMs = SPEED_MS[effect];
  const slider = useSlider({ viewport, idsKey, count, effect, autoplayMs, speedMs, isRotating });
  const isLive = slider.phase === 'live';
  const isScrolled = slider.phase === 'failed';
  const isNear = (index: number) =>
    isScrolled || ((isLive || slider.index > 0) && index <= slider.index + AHEAD[effect]);

  return (
    <section
      className={styles.carousel}
      data-effect={effect}
      data-count={count}
      aria-roledescription="carousel"
      aria-label={label}
      {...rotation.focusProps}
    >
      {count > 1 && (
        <CarouselControls
          label={label}
          count={count}
          index={slider.index}
          canRotate={!isScrolled}
          isPlaying={rotation.isPlaying}
          onToggle={rotation.toggle}
          onSelect={slider.goTo}
          onNext={slider.goNext}
          onBack={slider.goBack}
        />
      )}
      <div
        ref={viewport}
        className={styles.viewport}
        role="group"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard must reach a scrolling row
        tabIndex={count > 1 && !isLive ? 0 : undefined}
        onScroll={slider.onScroll}
        {...rotation.pointerProps}
      >
        <div className={`swiper-wrapper ${styles.row}`}>
          {items.map((item, index) => (
            <div
              key={item.id}
              className={`swiper-slide ${styles.slide}`}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${count}`}
              inert={effect === 'fade' && isLive && index !== slider.index}
            >
              {renderItem(item, index, isNear(index))}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <p className="visually-hidden" aria-live={isRotating ? 'off' : 'polite'} aria-atomic="true">
          {`${slider.index + 1} of ${count}`}
        </p>
      )}
    </section>
  );
}

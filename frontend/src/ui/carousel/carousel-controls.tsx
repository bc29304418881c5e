import { IconButton } from '../icon';
import { useIsHydrated } from '../use-is-hydrated';
import styles from './carousel-controls.module.css';

interface CarouselControlsProps {
  label: string;
  count: number;
  index: number;
  canRotate: boolean;
  isPlaying: boolean;
  onToggle: () => void;
  onSelect: (index: number) => void;
  onNext: () => void;
  onBack: () => void;
}

export function CarouselControls(props: CarouselControlsProps) {
  const { label, count, index, canRotate, isPlaying } = props;
  const isHydrated = useIsHydrated();
  return (
    <div className={`${styles.controls} ${isHydrated ? '' : 'until-hydrated'}`}>
      {canRotate && (
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={`${isPlaying ? 'Pause' : 'Play'} all slides: ${label}`}
          className={styles.pause}
          onClick={props.onToggle}
        />
      )}
      <IconButton
        icon="arrow-left"
        label={`Previous slide: ${label}`}
        className={styles.back}
        onClick={props.onBack}
      />
      <IconButton
        icon="arrow-right"
        label={`Next slide: ${label}`}
        className={styles.next}
        onClick={props.onNext}
      />
      <div className={styles.dots} role="group" aria-label={`Choose a slide: ${label}`}>
        {Array.from({ length: count }, (_, slide) => (
          <button
            key={slide}
            type="button"
            className={styles.dot}
            aria-label={`Slide ${slide + 1} of ${count}`}
            aria-current={slide === index}
            onClick={() => props.onSelect(slide)}
          />
        ))}
      </div>
    </div>
  );
}

import { Icon } from '../icon';
import { useIsAlive } from '../use-is-alive';
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
  const isAlive = useIsAlive();
  return (
    <div className={`${styles.controls} ${isAlive ? '' : 'until-alive'}`}>
      {canRotate && (
        <button
          type="button"
          className={styles.pause}
          aria-label={`${isPlaying ? 'Pause' : 'Play'} all slides: ${label}`}
          onClick={props.onToggle}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
      <button
        type="button"
        className={styles.back}
        aria-label={`Previous slide: ${label}`}
        onClick={props.onBack}
      >
        <Icon name="arrow-left" />
      </button>
      <button
        type="button"
        className={styles.next}
        aria-label={`Next slide: ${label}`}
        onClick={props.onNext}
      >
        <Icon name="arrow-right" />
      </button>
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

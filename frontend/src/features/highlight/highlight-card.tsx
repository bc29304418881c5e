import type { Highlight } from '../../domain/highlight';
import { foodLink } from '../../domain/menu';
import { RawMark } from '../dish/raw-mark';
import { SlidePicture } from '../../ui/carousel/slide-picture';
import { Link } from '../../ui/link';
import styles from './highlight-card.module.css';

// One, a little more than one, two or three in view, within the container.
const SIZES =
  '(min-width: 1312px) 390px, (min-width: 992px) 31vw, (min-width: 768px) 46vw, (min-width: 576px) 80vw, 90vw';

interface HighlightCardProps {
  dish: Highlight;
  isFirst: boolean;
  isNear: boolean;
  /** Why the dish conflicts with this diner's diet. */
  mark?: string;
}

export function HighlightCard({ dish, isFirst, isNear, mark = '' }: HighlightCardProps) {
  return (
    <article className={styles.card}>
      <div className={dish.image ? styles.frame : styles.tile}>
        {dish.image ? (
          <SlidePicture
            src={dish.image.src}
            alt={dish.image.alt}
            sizes={SIZES}
            isFirst={isFirst}
            isNear={isNear}
          />
        ) : (
          <p className={styles.category}>{dish.category}</p>
        )}
        {dish.tag !== '' && <p className={styles.tag}>{dish.tag}</p>}
      </div>
      <div className={styles.words}>
        <h3 className="text-l snug flex shrinks" lang="es" title={dish.name}>
          <span className={styles.oneLine}>
            {dish.dishId === null ? (
              dish.name
            ) : (
              <Link to={foodLink('dish', dish.dishId)} className={styles.link} draggable={false}>
                {dish.name}
              </Link>
            )}
          </span>
          {dish.raw && <RawMark />}
        </h3>
        <p className="price accent">{dish.priceFormatted}</p>
        {mark !== '' && <p className={styles.mark}>{mark}</p>}
        {dish.description !== '' && <p className={styles.description}>{dish.description}</p>}
      </div>
    </article>
  );
}

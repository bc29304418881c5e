import { memo } from 'react';
import type { Dish } from '../../domain/menu';
import { formatMenuPrice } from '../../domain/money';
import { Picture } from '../../ui/picture';
import { AllergenLine } from './allergen-line';
import styles from './dish-entry.module.css';
import entry from './entry.module.css';
import { RawMark } from './raw-mark';
import { TagMarks } from './tag-marks';

interface DishEntryProps {
  dish: Dish;
  currency: string;
  hasPicture: boolean;
  /** Whether its picture is in the page's first view. */
  isFirst?: boolean;
}

/** Memoised: a search draws the list again with each letter, and most dishes stay the same. */
export const DishEntry = memo(function DishEntry(props: DishEntryProps) {
  const { dish, currency, hasPicture, isFirst = false } = props;
  return (
    <article className={entry.entry}>
      {hasPicture && dish.image && (
        <div className={entry.frame}>
          <Picture
            src={dish.image.src}
            alt={dish.image.alt}
            sizes="(min-width: 76rem) 36rem, (min-width: 48rem) 46vw, 92vw"
            isEager={isFirst}
          />
        </div>
      )}
      <div className={entry.text}>
        <div className={styles.heading}>
          <h3 className={entry.name}>
            <span lang="es">{dish.name}</span>
            {dish.raw && <RawMark />}
          </h3>{' '}
          <p className={entry.price}>{formatMenuPrice(dish.price, currency)}</p>
        </div>{' '}
        {dish.description !== '' && <p className={entry.description}>{dish.description}</p>}
        <TagMarks dish={dish} />
        <AllergenLine facts={dish} />
      </div>
    </article>
  );
});

import { memo } from 'react';
import type { Dish } from '../../domain/menu';
import { formatMenuPrice } from '../../domain/money';
import { Picture } from '../../ui/picture';
import { AllergenLine } from './allergen-line';
import styles from './dish-entry.module.css';
import { RawMark } from './raw-mark';
import { TagMarks } from './tag-marks';

interface DishEntryProps {
  dish: Dish;
  currency: string;
  /** Whether a featured dish shows its picture here. */
  hasPicture: boolean;
}

/**
 * A dish as a menu prints it: name and price on one line, what it is below, then what it holds. Remembered, since a search
 * draws the list anew with each letter and most dishes stay as they are.
 */
export const DishEntry = memo(function DishEntry({ dish, currency, hasPicture }: DishEntryProps) {
  return (
    <article className={styles.dish}>
      {hasPicture && dish.picture && (
        <div className={styles.frame}>
          <Picture
            src={dish.picture.src}
            alt={dish.picture.alt}
            sizes="(min-width: 76rem) 36rem, (min-width: 48rem) 46vw, 92vw"
          />
        </div>
      )}
      <div className={styles.text}>
        <div className={styles.heading}>
          <h3 className={styles.name}>
            <span lang="es">{dish.name}</span>
            {dish.isRaw && <RawMark />}
          </h3>
          <p className={styles.price}>{formatMenuPrice(dish.price, currency)}</p>
        </div>
        {dish.description !== '' && <p className={styles.description}>{dish.description}</p>}
        <TagMarks dish={dish} />
        <AllergenLine facts={dish} />
      </div>
    </article>
  );
});

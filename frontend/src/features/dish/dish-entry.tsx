import { memo } from 'react';
import { type Dish, dishPlace, drinkPlace } from '../../domain/menu';
import { Picture } from '../../ui/picture';
import { AllergenLine } from './allergen-line';
import styles from './dish-entry.module.css';
import entry from './entry.module.css';
import { TableSlot } from '../our-table/table-slot';
import { OpenLink } from './open-link';
import { Pairings } from './pairings';
import { PriceLine } from './price-line';
import { RawMark } from './raw-mark';
import { TagMarks } from './tag-marks';

const LARGE = '(min-width: 76rem) 36rem, (min-width: 48rem) 46vw, 92vw';
const SMALL = '(min-width: 48rem) 128px, 96px';

interface DishEntryProps {
  dish: Dish;
  currency: string;
  /** Whether its picture is large, above it, rather than small beside it. */
  isLead: boolean;
  /** Whether its picture is in the page's first view. */
  isFirst?: boolean;
  /** Shows all of it; without, its name is no link. */
  onOpen?: (id: string) => void;
}

/** Memoised: a search draws the list again with each letter, and most dishes stay the same. */
export const DishEntry = memo(function DishEntry(props: DishEntryProps) {
  const { dish, currency, isLead, isFirst = false, onOpen } = props;
  const isBeside = dish.image !== null && !isLead;
  return (
    <article className={isBeside ? `${entry.entry} ${styles.beside}` : entry.entry}>
      {dish.image && (
        <div className={isLead ? entry.frame : `${entry.frame} ${styles.small}`}>
          <Picture
            src={dish.image.src}
            alt={dish.image.alt}
            sizes={isLead ? LARGE : SMALL}
            isEager={isFirst}
          />
        </div>
      )}
      <div className={entry.text}>
        <div className={styles.heading}>
          <h3 className={entry.name}>
            <OpenLink id={dish.id} place={dishPlace(dish.id)} onOpen={onOpen}>
              {dish.name}
            </OpenLink>
            {dish.raw && <RawMark />}
          </h3>{' '}
          <PriceLine food={dish} currency={currency} />
          <TableSlot kind="dish" food={dish} onOpen={onOpen} />
        </div>{' '}
        {dish.description !== '' && (
          <p className={onOpen ? `${entry.description} ${entry.short}` : entry.description}>
            {dish.description}
          </p>
        )}
        <TagMarks dish={dish} />
        <AllergenLine facts={dish} />
        <Pairings pairings={dish.pairings} page="/drinks" placeOf={drinkPlace} />
      </div>
    </article>
  );
});

import { memo } from 'react';
import type { Dish } from '../../domain/menu';
import { AllergenLine } from './allergen-line';
import styles from './dish-entry.module.css';
import entry from './entry.module.css';
import { EntryPicture } from './entry-picture';
import { TableSlot } from '../our-table/table-slot';
import { OpenLink } from './open-link';
import { Pairings } from './pairings';
import { PriceLine } from './price-line';
import { RawMark } from './raw-mark';
import { TagMarks } from './tag-marks';

interface DishEntryProps {
  dish: Dish;
  currency: string;
  /** Whether its picture is large and above it, rather than small and beside it. */
  isLead: boolean;
  /** Whether its picture is in the page's first view. */
  isFirst?: boolean;
  /** Opens the details; without it, the name is not a link. */
  onOpen?: (id: string) => void;
}

/** Memoized: each keystroke in the search renders the list again, and most dishes stay the same. */
export const DishEntry = memo(function DishEntry(props: DishEntryProps) {
  const { dish, currency, isLead, isFirst = false, onOpen } = props;
  return (
    <article className={dish.image && !isLead ? `${entry.entry} ${entry.beside}` : entry.entry}>
      {dish.image && <EntryPicture picture={dish.image} isLead={isLead} isFirst={isFirst} />}
      <div className={entry.text}>
        <div className={styles.heading}>
          <h3 className={entry.name}>
            <OpenLink kind="dish" id={dish.id} onOpen={onOpen}>
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
        <div className={entry.facts}>
          <AllergenLine facts={dish} />
          <TagMarks dish={dish} />
        </div>
        <Pairings kind="drink" pairings={dish.pairings} />
      </div>
    </article>
  );
});

import type { StaffDish } from '../../api/staff/staff-menu';
import { formatDollars } from '../../domain/money';
import { Picture } from '../../ui/picture';
import styles from './dish-picker.module.css';

interface DishPickProps {
  dish: StaffDish;
  /** The name of its category. */
  category: string;
  /** What is said of it beside that; may be empty. */
  mark: string;
  onPick: (dish: StaffDish) => void;
}

/** A dish to be chosen: one button, named by all that it says. */
export function DishPick({ dish, category, mark, onPick }: DishPickProps) {
  const facts = [category, formatDollars(dish.price), ...(dish.isAvailable ? [] : ['Sold out'])];
  return (
    <button type="button" className={styles.dish} onClick={() => onPick(dish)}>
      <span className={styles.frame}>
        {dish.image && <Picture src={dish.image.src} alt="" sizes="56px" />}
      </span>
      <span className={styles.words}>
        <span className={styles.name} lang="es">
          {dish.name}
        </span>{' '}
        <span className={styles.facts}>{facts.filter((fact) => fact !== '').join(' · ')}</span>
      </span>
      {mark !== '' && <span className={styles.mark}> {mark}</span>}
    </button>
  );
}

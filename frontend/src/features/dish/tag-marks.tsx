import type { Dish } from '../../domain/menu';
import { tagLabel } from '../../domain/tags';
import { Icon } from '../../ui/icon';
import styles from './tag-marks.module.css';

/** The badges and dietary tags of a dish, as small marks of text. */
export function TagMarks({ dish }: { dish: Dish }) {
  const isSpicy = dish.spicyLevel > 0;
  if (!isSpicy && !dish.isFeatured && dish.dietaryTags.length === 0) return null;
  return (
    <ul role="list" className={styles.marks} aria-label="Badges and dietary tags">
      {dish.isFeatured && (
        <li className={styles.pick}>
          <Icon name="star" className={styles.icon} />
          Chef’s Pick
        </li>
      )}
      {isSpicy && (
        <li className={styles.spicy}>
          <Icon name="flame" className={styles.icon} />
          Spicy
          <span className="visually-hidden">{` ${dish.spicyLevel} of 3`}</span>
        </li>
      )}
      {dish.dietaryTags.map((tag) => (
        <li key={tag} className={styles.tag}>
          {tagLabel(tag)}
        </li>
      ))}
    </ul>
  );
}

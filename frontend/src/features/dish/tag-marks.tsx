import type { Dish } from '../../domain/menu';
import { isCautionTag, tagLabel } from '../../domain/tags';
import { Icon } from '../../ui/icon';
import styles from './tag-marks.module.css';

type Marked = Pick<Dish, 'spicy_level' | 'featured' | 'dietary_tags'>;

export function TagMarks({ dish }: { dish: Marked }) {
  const isSpicy = dish.spicy_level > 0;
  if (!isSpicy && !dish.featured && dish.dietary_tags.length === 0) return null;
  return (
    <ul role="list" className={styles.marks} aria-label="Badges and dietary tags">
      {dish.featured && (
        <li className={styles.pick}>
          <Icon name="star" className={styles.icon} />
          Chef’s Pick
        </li>
      )}{' '}
      {isSpicy && (
        <li className={styles.spicy}>
          <Icon name="flame" className={styles.icon} />
          Spicy
          <span className="visually-hidden">{` ${dish.spicy_level} of 3`}</span>
        </li>
      )}{' '}
      {dish.dietary_tags.map((tag) => [
        <li key={tag} className={isCautionTag(tag) ? styles.caution : styles.tag}>
          {tagLabel(tag)}
        </li>,
        ' ',
      ])}
    </ul>
  );
}

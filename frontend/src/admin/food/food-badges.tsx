import type { StaffFood } from '../../api/staff/staff-food';
import styles from './food-badges.module.css';

/** What is to be known of one at a glance: that it is picked, and that nobody has confirmed its allergens. */
export function FoodBadges({ food, pick }: { food: StaffFood; pick: string }) {
  if (!food.isFeatured && food.isConfirmed) return null;
  return (
    <>
      {food.isFeatured && <span className={styles.pick}>{pick}</span>}
      {!food.isConfirmed && <span className={styles.unconfirmed}>Allergens not confirmed</span>}
    </>
  );
}

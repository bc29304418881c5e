import type { Dish, MenuCategory } from '../../domain/menu';
import { DishEntry } from '../../features/dish/dish-entry';
import styles from './menu-section.module.css';

export const sectionId = (slug: string) => `category-${slug}`;

const isLead = (dish: Dish) => dish.isFeatured && dish.picture !== null;

/** A category: its featured dishes with their pictures lead, the others follow as lines of type. */
export function MenuSection({ category, currency }: { category: MenuCategory; currency: string }) {
  const headingId = `${sectionId(category.slug)}-title`;
  const leads = category.dishes.filter(isLead);
  const rest = category.dishes.filter((dish) => !isLead(dish));
  return (
    <section id={sectionId(category.slug)} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        {category.name}
      </h2>
      {leads.length > 0 && (
        <ul role="list" className={leads.length === 1 ? styles.singleLead : styles.leads}>
          {leads.map((dish) => (
            <li key={dish.id}>
              <DishEntry dish={dish} currency={currency} hasPicture />
            </li>
          ))}
        </ul>
      )}
      {rest.length > 0 && (
        <ul role="list" className={styles.rest}>
          {rest.map((dish) => (
            <li key={dish.id}>
              <DishEntry dish={dish} currency={currency} hasPicture={false} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

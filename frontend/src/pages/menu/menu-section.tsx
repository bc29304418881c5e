import { memo } from 'react';
import type { Dish, MenuCategory } from '../../domain/menu';
import { sectionId } from '../../features/catalogue/category-tabs';
import { DishEntry } from '../../features/dish/dish-entry';
import { CategoryMark } from '../../ui/category-mark';
import styles from './menu-section.module.css';

interface MenuSectionProps {
  category: MenuCategory;
  currency: string;
}

/** A category: its featured dishes lead, with their pictures; the others follow as lines of type. */
export const MenuSection = memo(function MenuSection({ category, currency }: MenuSectionProps) {
  const headingId = `${sectionId(category.slug)}-title`;
  const leads = category.dishes.filter((dish) => dish.isFeatured);
  const rest = category.dishes.filter((dish) => !dish.isFeatured);
  const isSingle = leads.length === 1 && leads[0]?.picture != null;
  return (
    <section id={sectionId(category.slug)} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        <CategoryMark slug={category.slug} className={styles.mark} />
        <span className={styles.name}>{category.name}</span>
      </h2>
      <Entries
        dishes={leads}
        currency={currency}
        className={isSingle ? styles.singleLead : styles.entries}
        hasPicture
      />
      <Entries dishes={rest} currency={currency} className={styles.entries} hasPicture={false} />
    </section>
  );
});

interface EntriesProps {
  dishes: readonly Dish[];
  currency: string;
  className: string | undefined;
  hasPicture: boolean;
}

function Entries({ dishes, currency, className, hasPicture }: EntriesProps) {
  if (dishes.length === 0) return null;
  return (
    <ul role="list" className={className}>
      {dishes.map((dish) => (
        <li key={dish.id}>
          <DishEntry dish={dish} currency={currency} hasPicture={hasPicture} />
        </li>
      ))}
    </ul>
  );
}

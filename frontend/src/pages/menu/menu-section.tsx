import { memo } from 'react';
import { dishPlace, type Dish, type FoodCategory } from '../../domain/menu';
import { sectionId } from '../../features/catalogue/category-tabs';
import { DishEntry } from '../../features/dish/dish-entry';
import { CategoryMark } from '../../ui/category-mark';
import styles from './menu-section.module.css';

/** Featured dishes lead, with their pictures. */
export const MenuSection = memo(function MenuSection({
  category,
  currency,
  isFirst,
}: {
  category: FoodCategory<Dish>;
  currency: string;
  isFirst: boolean;
}) {
  const headingId = `${sectionId(category.slug)}-title`;
  const leads = category.items.filter((dish) => dish.featured);
  const rest = category.items.filter((dish) => !dish.featured);
  const isSingle = leads.length === 1 && leads[0]?.image != null;
  return (
    <section id={sectionId(category.slug)} aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId} className={styles.title}>
        <CategoryMark slug={category.slug} className={styles.mark} />
        <span className="fits">{category.name}</span>
      </h2>
      <Entries
        dishes={leads}
        currency={currency}
        className={isSingle ? styles.singleLead : styles.entries}
        hasPicture
        isFirst={isFirst}
      />
      <Entries dishes={rest} currency={currency} className={styles.entries} />
    </section>
  );
});

interface EntriesProps {
  dishes: readonly Dish[];
  currency: string;
  className: string | undefined;
  hasPicture?: boolean;
  isFirst?: boolean;
}

function Entries({ dishes, currency, className, hasPicture = false, isFirst = false }: EntriesProps) {
  if (dishes.length === 0) return null;
  return (
    <ul role="list" className={className}>
      {dishes.map((dish, index) => (
        <li key={dish.id} id={dishPlace(dish.id)} className={styles.entry}>
          <DishEntry
            dish={dish}
            currency={currency}
            hasPicture={hasPicture}
            isFirst={isFirst && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

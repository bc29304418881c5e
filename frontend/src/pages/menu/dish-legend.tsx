import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { ALLERGEN_SLUGS, DIETARY_TAG_SLUGS, tagLabel } from '../../domain/tags';
import styles from './dish-legend.module.css';

function Terms({ title, slugs }: { title: string; slugs: readonly string[] }) {
  return (
    <div>
      <h3 className={styles.subtitle}>{title}</h3>
      <ul role="list" className={styles.terms}>
        {slugs.map((slug) => (
          <li key={slug}>{`${tagLabel(slug)} `}</li>
        ))}
      </ul>
    </div>
  );
}

export function DishLegend() {
  return (
    <aside aria-labelledby="dish-legend-title" className={styles.legend}>
      <h2 id="dish-legend-title" className={styles.title}>
        Allergens and diets
      </h2>
      <Terms title="Allergens we list" slugs={ALLERGEN_SLUGS} />
      <Terms title="Dietary tags" slugs={DIETARY_TAG_SLUGS} />
      <p>
        “May contain” means it can come into contact with the dish in our kitchen, for example in a shared
        fryer.
      </p>
      <RawFoodNotice />
    </aside>
  );
}

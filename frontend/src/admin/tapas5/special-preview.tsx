import type { SpecialDish } from '../../api/staff/staff-tapas5';
import { Poster } from '../../features/special/poster';
import { SpecialDishes, SpecialList } from '../../features/special/special-dishes';
import { ServerNotices } from '../../features/notices/server-notices';
import { readTypedPrice } from '../../domain/typed-number';
import { useRestaurant } from '../kit/shell/use-restaurant';
import styles from './special-preview.module.css';
import type { SpecialValues } from './special-fields';

interface SpecialPreviewProps {
  values: SpecialValues;
  dishes: ReadonlyMap<string, SpecialDish>;
  /** ISO 4217. */
  currency: string;
  active: boolean;
}

/** The special's page with the values of the form: the poster, the legal notices, the dishes. */
export function SpecialPreview({ values, dishes, currency, active }: SpecialPreviewProps) {
  const { fee } = useRestaurant();
  const items = values.itemIds.flatMap((id) => dishes.get(id) ?? []).filter(({ available }) => available);
  const { price } = readTypedPrice(values.price);
  const special = { title: values.title.trim() || 'Title', price, currency, items };
  // Without a price the site says $5, which nobody has typed here and which can't be saved that way.
  const isUnpriced = price === null || price === 0;
  return (
    <div className={styles.page} data-unpriced={isUnpriced || undefined}>
      {!active && <p className={styles.off}>The special is off. Once it is on, its page is this:</p>}
      <Poster special={special} />
      <div className={styles.list}>
        <ServerNotices fee={fee} />
        {items.length === 0 ? <SpecialDishes special={special} /> : <SpecialList special={special} />}
      </div>
    </div>
  );
}

import { Box } from '@mantine/core';
import type { SpecialDish } from '../../api/staff/staff-tapas5';
import { eachItemText, specialPrice } from '../../domain/tapas-special';
import { readTypedPrice } from '../../domain/typed-number';
import { ServerNotices } from '../../features/notices/server-notices';
import { Poster } from '../../features/special/poster';
import { SpecialList } from '../../features/special/special-dishes';
import { useRestaurant } from '../kit/shell/use-restaurant';
import type { SpecialValues } from './special-fields';
import styles from './special-preview.module.css';

export interface SpecialPreviewProps {
  values: SpecialValues;
  dishes: ReadonlyMap<string, SpecialDish>;
  currency: string;
  active: boolean;
}

export function SpecialPreview({ values, dishes, currency, active }: SpecialPreviewProps) {
  const { fee } = useRestaurant();
  const items = values.itemIds.flatMap((id) => dishes.get(id) ?? []).filter(({ available }) => available);
  const { price } = readTypedPrice(values.price);
  // Without a price the site shows $5, which nobody has typed here and which can't be saved.
  const isUnpriced = price === null || price === 0;
  return (
    <div className={styles.page}>
      {!active && (
        <Box component="p" className="warned" p="sm" fz="var(--text-s)">
          The special is off. Once it’s on, its page will look like this:
        </Box>
      )}
      <Poster
        title={values.title.trim() || 'Title'}
        each={isUnpriced ? 'Price of each item' : eachItemText({ price, currency })}
      />
      <Box pt="lg">
        <ServerNotices fee={fee} />
        <SpecialList items={items} price={isUnpriced ? 'Price' : specialPrice({ price, currency })} />
      </Box>
    </div>
  );
}

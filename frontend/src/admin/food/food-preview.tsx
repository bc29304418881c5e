import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { provenTags } from '../../api/proven-tags';
import styles from './food-preview.module.css';
import type { FoodValues } from './food-fields';
import { typedPrices } from './prices';

export function shownFood(values: FoodValues, nameless: string) {
  const image = values.image;
  const { price, prices } = typedPrices(values.prices);
  return {
    id: 'preview',
    name: values.name.trim() || nameless,
    description: values.description.trim(),
    price: price ?? 0,
    prices,
    dietary_tags: provenTags(
      values.dietary_tags,
      values.allergens_confirmed,
      values.allergens.contains,
      values.allergens.mayContain,
    ),
    allergens: values.allergens.contains,
    may_contain: values.allergens.mayContain,
    allergens_confirmed: values.allergens_confirmed,
    featured: values.featured,
    image: image && { src: image.src, alt: image.alt.trim() || values.name },
    order: 0,
    pairings: values.pairings,
  };
}

interface FoodPreviewProps {
  values: Pick<FoodValues, 'prices' | 'available'>;
  soldOut: string;
  remarks: readonly string[];
  children: ReactNode;
}

/** The site's components always show a price. Until one is typed, a word replaces $0. */
export function FoodPreview({ values, soldOut, remarks, children }: FoodPreviewProps) {
  const isUnpriced = typedPrices(values.prices).price === null;
  return (
    <Stack gap="sm" className={styles.preview} data-unpriced={isUnpriced || undefined}>
      {!values.available && <p className="warned">{soldOut}</p>}
      <div className={values.available ? styles.page : styles.hiddenPage}>{children}</div>
      {remarks.map((remark) => (
        <p key={remark} className="fine">
          {remark}
        </p>
      ))}
    </Stack>
  );
}

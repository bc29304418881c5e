import type { ReactNode } from 'react';
import { provenTags } from '../../domain/free-from';
import { readMenuPrice } from '../../domain/menu-price';
import styles from './food-preview.module.css';
import type { FoodValues } from './food-fields';

export function shownFood(values: FoodValues, nameless: string) {
  const image = values.image;
  return {
    id: 'preview',
    name: values.name.trim() || nameless,
    description: values.description.trim(),
    price: readMenuPrice(values.price).price ?? 0,
    dietary_tags: provenTags(values.dietary_tags, values.allergens_confirmed),
    allergens: values.allergens.contains,
    may_contain: values.allergens.mayContain,
    allergens_confirmed: values.allergens_confirmed,
    featured: values.featured,
    image: image && { src: image.src, alt: image.alt.trim() || values.name },
    order: 0,
  };
}

interface FoodPreviewProps {
  price: string;
  isAvailable: boolean;
  soldOut: string;
  remarks: readonly string[];
  children: ReactNode;
}

/** The site's components always show a price. Until one is typed, a word stands there instead of $0. */
export function FoodPreview({ price, isAvailable, soldOut, remarks, children }: FoodPreviewProps) {
  const isUnpriced = readMenuPrice(price).price === null;
  return (
    <div className={styles.preview} data-unpriced={isUnpriced || undefined}>
      {!isAvailable && <p className="warned">{soldOut}</p>}
      <div className={isAvailable ? styles.page : styles.hiddenPage}>{children}</div>
      {remarks.map((remark) => (
        <p key={remark} className="fine">
          {remark}
        </p>
      ))}
    </div>
  );
}

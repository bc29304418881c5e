import type { ReactNode } from 'react';
import { provenTags } from '../../domain/free-from';
import { readTypedPrice } from '../../domain/typed-number';
import styles from './food-preview.module.css';
import type { FoodValues } from './food-values';

/** What the site would make of the form as it is filled now: what cannot be read yet has a stand-in, which is not shown. */
export function shownFood(values: FoodValues, nameless: string) {
  const image = values.image;
  return {
    id: 'preview',
    name: values.name.trim() || nameless,
    description: values.description.trim(),
    price: readTypedPrice(values.price).price ?? 0,
    dietaryTags: provenTags(values.dietaryTags, values.isConfirmed),
    allergens: values.allergens.contains,
    mayContain: values.allergens.mayContain,
    areAllergensConfirmed: values.isConfirmed,
    isFeatured: values.isFeatured,
    picture: image && { src: image.src, alt: image.alt.trim() || values.name },
    order: 0,
  };
}

interface FoodPreviewProps {
  /** As typed. */
  price: string;
  isAvailable: boolean;
  /** Said where the entry is not shown at all. */
  soldOut: string;
  /** What the entry alone does not say. */
  remarks: readonly string[];
  children: ReactNode;
}

/**
 * The entry as diners will see it, drawn by the site's own parts. They know no entry without a price; until there is one that
 * could be saved, a quiet word stands in its place, and no $0.
 */
export function FoodPreview({ price, isAvailable, soldOut, remarks, children }: FoodPreviewProps) {
  const isUnpriced = readTypedPrice(price).problem !== null;
  return (
    <div className={styles.preview} data-unpriced={isUnpriced || undefined}>
      {!isAvailable && <p className={styles.soldOut}>{soldOut}</p>}
      <div className={isAvailable ? styles.page : styles.hiddenPage}>{children}</div>
      {remarks.map((remark) => (
        <p key={remark} className={styles.remark}>
          {remark}
        </p>
      ))}
    </div>
  );
}

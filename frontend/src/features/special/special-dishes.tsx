import { specialPrice, type TapasItem, type TapasSpecial } from '../../domain/tapas-special';
import { BookTableLink } from '../booking/book-table-link';
import { AllergenLine } from '../dish/allergen-line';
import { RawMark } from '../dish/raw-mark';
import { TagMarks } from '../dish/tag-marks';
import { RawFoodNotice } from '../notices/raw-food-notice';
import { ActionLink } from '../../ui/action-link';
import { EmptyArt } from '../../ui/empty-art';
import styles from './special-dishes.module.css';

type Special = Pick<TapasSpecial, 'price' | 'currency' | 'items'>;

export function SpecialDishes({ special }: { special: Special }) {
  if (special.items.length === 0) return <NoDishes />;
  return (
    <>
      <SpecialList special={special} />
      <p className={styles.ways}>
        <BookTableLink look="primary" />{' '}
        <ActionLink to="/menu" look="secondary">
          See the whole menu
        </ActionLink>
      </p>
    </>
  );
}

export function SpecialList({ special }: { special: Special }) {
  const price = specialPrice(special);
  return (
    <>
      <ul role="list" className={styles.dishes}>
        {special.items.map((item) => (
          <li key={item.id}>
            <SpecialDish item={item} price={price} />
          </li>
        ))}
      </ul>
      <div className={styles.caution}>
        <RawFoodNotice />
      </div>
    </>
  );
}

function SpecialDish({ item, price }: { item: TapasItem; price: string }) {
  return (
    <article className={styles.dish}>
      <p className={styles.badge}>{price}</p>{' '}
      <div className={styles.text}>
        <h2 className={styles.name} lang="es">
          {item.name}
          {item.raw && <RawMark />}
        </h2>
        {item.description !== '' && <p className={styles.description}>{item.description}</p>}
        <TagMarks dish={item} />
        <AllergenLine facts={item} />
      </div>
    </article>
  );
}

function NoDishes() {
  return (
    <div className={styles.none}>
      <EmptyArt name="plate" />
      <p className="display-2xl">No items available for this special.</p>
      <p>The special is taking a rest. The rest of the kitchen is not.</p>
      <ActionLink to="/menu" look="secondary">
        See the whole menu
      </ActionLink>
    </div>
  );
}

import { useId, useMemo } from 'react';
import { leftOutIn, sortByStanding } from '../../domain/diet';
import { ALLERGEN_SLUGS } from '../../domain/tags';
import { specialPrice, type TapasItem, type TapasSpecial } from '../../domain/tapas-special';
import { BookTableLink } from '../booking/book-table-link';
import { Apart } from '../diet/apart';
import { DietFilter } from '../diet/diet-filter';
import { DietNotice } from '../diet/diet-notice';
import { LeftOutContext } from '../diet/diet-context';
import { useDiet } from '../diet/use-diet';
import { AllergenLine } from '../dish/allergen-line';
import { RawMark } from '../dish/raw-mark';
import { TagMarks } from '../dish/tag-marks';
import { RawFoodNotice } from '../notices/raw-food-notice';
import { ActionLink } from '../../ui/action-link';
import { EmptyArt } from '../../ui/empty-art';
import { Picture } from '../../ui/picture';
import styles from './special-dishes.module.css';

export const NO_SPECIAL = 'No specials available right now.';

const WORDS = { one: 'dish', many: 'dishes' };

export function SpecialDishes({ special }: { special: TapasSpecial }) {
  const diet = useDiet();
  const listId = useId();
  const { active, items } = special;
  const standings = useMemo(() => sortByStanding(items, diet), [items, diet]);
  const leftOut = useMemo(() => new Set<string>(leftOutIn(ALLERGEN_SLUGS, diet)), [diet]);
  if (!active) return <NoDishes text={NO_SPECIAL} />;
  if (items.length === 0) return <NoDishes />;
  const price = specialPrice(special);
  return (
    <>
      <DietFilter foods={items} hasAlcohol={false} controls={listId} />
      <div role="status">
        <DietNotice diet={diet} standings={standings} words={WORDS} listId={listId} />
      </div>
      <LeftOutContext value={leftOut}>
        <div id={listId} tabIndex={-1}>
          <Dishes items={standings.safe} price={price} />
          <Apart standings={standings}>
            {(apart) => <Dishes items={apart} price={price} Heading="h3" />}
          </Apart>
        </div>
      </LeftOutContext>
      <Caution />
      <p className={styles.ways}>
        <BookTableLink look="primary" />{' '}
        <ActionLink to="/menu" look="secondary">
          See the whole menu
        </ActionLink>
      </p>
    </>
  );
}

/** Shows all dishes, as in the staff preview. */
export function SpecialList({ items, price }: Pick<DishesProps, 'items' | 'price'>) {
  if (items.length === 0) return <NoDishes />;
  return (
    <>
      <Dishes items={items} price={price} />
      <Caution />
    </>
  );
}

interface DishesProps {
  items: readonly TapasItem[];
  price: string;
  Heading?: 'h2' | 'h3';
}

function Dishes({ items, price, Heading = 'h2' }: DishesProps) {
  return (
    <ul role="list" className={styles.dishes}>
      {items.map((item) => (
        <li key={item.id}>
          <SpecialDish item={item} price={price} Heading={Heading} />
        </li>
      ))}
    </ul>
  );
}

function Caution() {
  return (
    <div className={styles.caution}>
      <RawFoodNotice />
    </div>
  );
}

interface SpecialDishProps extends Required<Omit<DishesProps, 'items'>> {
  item: TapasItem;
}

function SpecialDish({ item, price, Heading }: SpecialDishProps) {
  return (
    <article className={styles.dish}>
      <div className={styles.sight}>
        {item.image && (
          <Picture src={item.image.src} alt={item.image.alt} sizes="112px" className={styles.picture} />
        )}
        <p className={styles.badge}>{price}</p>{' '}
      </div>
      <div className={styles.text}>
        <Heading className={styles.name} lang="es">
          {item.name}
          {item.raw && <RawMark />}
        </Heading>
        {item.description !== '' && <p className={styles.description}>{item.description}</p>}
        <AllergenLine facts={item} />
        <TagMarks dish={item} />
      </div>
    </article>
  );
}

function NoDishes({ text = 'No items available for this special.' }) {
  return (
    <div className={styles.none}>
      <EmptyArt name="plate" />
      <p className="display-2xl">{text}</p>
      <p>Our regular menu is still on.</p>
      <ActionLink to="/menu" look="secondary">
        See the whole menu
      </ActionLink>
    </div>
  );
}

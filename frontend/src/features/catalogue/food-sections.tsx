import { memo, type ReactNode } from 'react';
import type { CategorySearch } from '../../domain/category-search';
import { type Food, type FoodCategory, type FoodKind, placeOf } from '../../domain/menu';
import { CategoryMark } from '../../ui/category-mark';
import { Apart } from '../diet/apart';
import { sectionId } from './category-tabs';

export interface EntryPlace<Item> {
  currency: string;
  onOpen: (id: string) => void;
  /** Null if the kitchen has not confirmed the item as safe, so that it is listed apart. */
  category: FoodCategory<Item> | null;
  /** Only the first one may be wide: one further down would leave a gap before it. */
  isLead: boolean;
  /** Whether its picture is in the page's first view. */
  isFirst: boolean;
}

interface ListProps<Item> extends Pick<EntryPlace<Item>, 'currency' | 'onOpen'> {
  kind: FoodKind;
  /** The classes `section`, `title`, `mark`, `entries` and `lead`. */
  styles: Readonly<Record<string, string>>;
  /** Always the same function: each keystroke in the search renders again, and most sections stay the same. */
  renderEntry: (item: Item, place: EntryPlace<Item>) => ReactNode;
}

interface FoodSectionsProps<Item> extends ListProps<Item> {
  found: CategorySearch<Item>;
}

export function FoodSections<Item extends Food>({ found, ...list }: FoodSectionsProps<Item>) {
  return (
    <>
      {found.categories.map((category, index) => (
        <Section key={category.slug} {...list} category={category} isFirst={index === 0} />
      ))}
      <Apart standings={found.standings}>
        {(items) => <Entries {...list} items={items} category={null} isFirst={false} />}
      </Apart>
    </>
  );
}

interface SectionProps<Item> extends ListProps<Item> {
  category: FoodCategory<Item>;
  isFirst: boolean;
}

function DrawSection<Item extends Food>({ category, ...list }: SectionProps<Item>) {
  const { styles } = list;
  const headingId = `${sectionId(category.slug)}-title`;
  return (
    <section id={sectionId(category.slug)} aria-labelledby={headingId} className={styles['section']}>
      <h2 id={headingId} className={styles['title']}>
        <CategoryMark slug={category.slug} className={styles['mark']} />
        {/* The dot between two languages must not start a line. */}
        <span className="fits">{category.name.replace(' · ', '\u00a0· ')}</span>
      </h2>
      <Entries {...list} items={category.items} category={category} />
    </section>
  );
}

const Section = memo(DrawSection) as typeof DrawSection;

interface EntriesProps<Item> extends ListProps<Item>, Pick<EntryPlace<Item>, 'category' | 'isFirst'> {
  items: readonly Item[];
}

function Entries<Item extends Food>(props: EntriesProps<Item>) {
  const { kind, styles, renderEntry, items, isFirst, ...place } = props;
  return (
    <ul role="list" className={styles['entries']}>
      {items.map((item, index) => {
        const isLead = place.category !== null && index === 0 && item.featured && item.image !== null;
        return (
          <li key={item.id} id={placeOf(kind, item.id)} className={isLead ? styles['lead'] : undefined}>
            {renderEntry(item, { ...place, isLead, isFirst: isFirst && index === 0 })}
          </li>
        );
      })}
    </ul>
  );
}

import type { ReactNode } from 'react';
import type { ByStanding, DietFood } from '../../domain/diet';
import styles from './apart.module.css';

interface ApartProps<Food extends DietFood> {
  standings: ByStanding<Food>;
  children: (foods: readonly Food[]) => ReactNode;
}

/** Lists everything that the kitchen has not confirmed as safe after the rest, in separate groups. */
export function Apart<Food extends DietFood>({ standings: { traces, ask }, children }: ApartProps<Food>) {
  return (
    <>
      <Group
        title="May contain traces"
        text="These may come into contact with what you avoid."
        foods={traces}
      >
        {children}
      </Group>
      <Group
        title="Ask your server"
        text="The kitchen hasn’t confirmed the allergens in these yet."
        foods={ask}
      >
        {children}
      </Group>
    </>
  );
}

interface GroupProps<Food> extends Pick<ApartProps<Food & DietFood>, 'children'> {
  title: string;
  text: string;
  foods: readonly (Food & DietFood)[];
}

function Group<Food>({ title, text, foods, children }: GroupProps<Food>) {
  if (foods.length === 0) return null;
  return (
    <section aria-label={title} className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <p className="quiet">{text}</p>
      {children(foods)}
    </section>
  );
}

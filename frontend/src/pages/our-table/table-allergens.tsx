import { TELL_SERVER } from '../../domain/legal';
import type { OurTable } from '../../domain/our-table';
import { tagLabel } from '../../domain/tags';
import styles from './our-table-page.module.css';

/** The allergens of the whole list. Dishes whose allergens nobody confirmed may contain others. */
export function TableAllergens({ contents: { contains, traces, unconfirmed } }: { contents: OurTable }) {
  const rows = [
    ['Contains', contains.map(tagLabel)],
    ['May contain', traces.map(tagLabel)],
    ['Not confirmed: ask your server', unconfirmed],
  ] as const;
  return (
    <section aria-labelledby="allergens-title">
      <h2 id="allergens-title" className={styles.title}>
        Allergens
      </h2>
      <dl className={styles.allergens}>
        {rows.map(
          ([title, items]) =>
            items.length > 0 && (
              <div key={title}>
                <dt>{`${title} `}</dt>
                <dd>{`${items.join(', ')} `}</dd>
              </div>
            ),
        )}
      </dl>
      {contains.length + traces.length + unconfirmed.length === 0 && (
        <p>The kitchen lists no allergens for these dishes and drinks.</p>
      )}
      <p>{TELL_SERVER}</p>
    </section>
  );
}

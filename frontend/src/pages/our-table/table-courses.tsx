import type { Diet } from '../../domain/diet';
import { formatMenuPrice } from '../../domain/money';
import type { OurTable, TableEntry, TableLine } from '../../domain/our-table';
import { tagLabel } from '../../domain/tags';
import { RawMark } from '../../features/dish/raw-mark';
import { Steps } from '../../features/our-table/table-steps';
import type { useOurTable } from '../../features/our-table/use-our-table';
import { KIND_LABELS } from '../../domain/diet-words';
import { useIsAlive } from '../../ui/use-is-alive';
import styles from './our-table-page.module.css';

interface TableCoursesProps {
  laid: OurTable;
  table: ReturnType<typeof useOurTable>;
  currency: string;
  diet: Diet;
}

export function TableCourses({ laid, table, currency, diet }: TableCoursesProps) {
  return (
    <>
      {laid.courses.map(({ name, entries }) => (
        <section key={name} aria-label={name}>
          <h2 className={styles.title}>{name}</h2>
          <ul role="list" className={styles.entries}>
            {entries.map((entry) => (
              <li key={`${entry.line.id} ${entry.line.size}`} className={styles.entry}>
                <p className={styles.name}>
                  <span lang="es">{entry.food.name}</span>
                  {'raw' in entry.food && entry.food.raw === true && <RawMark />}
                  {entry.size !== '' && <span className={styles.size}>, {entry.size}</span>}
                  <Warning entry={entry} diet={diet} />
                </p>{' '}
                <Count line={entry.line} name={nameOf(entry)} table={table} />{' '}
                <p className={styles.price}>{formatMenuPrice(entry.price * entry.line.count, currency)} </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Gone lines={laid.gone} table={table} />
    </>
  );
}

const nameOf = ({ food, size }: TableEntry) => (size === '' ? food.name : `${food.name}, ${size}`);

function Count({ line, name, table }: { line: TableLine; name: string; table: TableCoursesProps['table'] }) {
  const isAlive = useIsAlive();
  if (!isAlive) return <p className={styles.count}>{line.count} × </p>;
  return (
    <Steps
      count={line.count}
      words={[`One ${name} less`, `One ${name} more`]}
      onChange={(more) => table.change(line, more, `${name}: now ${line.count + more}.`)}
    />
  );
}

/** What the diner leaves out is named; nothing is called safe that the kitchen has not confirmed. */
export function Warning({ entry: { standing, leftOut }, diet }: { entry: TableEntry; diet: Diet }) {
  const named = (slugs: readonly string[]) =>
    new Intl.ListFormat('en-US').format(slugs.map((slug) => tagLabel(slug).toLowerCase()));
  const text = {
    safe: '',
    contains: `Contains ${named(leftOut.contains)}, which you leave out.`,
    traces: `May contain ${named(leftOut.traces)}, which you leave out.`,
    ask: 'Allergens not confirmed: ask your server.',
    unwanted: `Not marked ${diet.only.map((kind) => KIND_LABELS[kind].toLowerCase()).join(' and ')}.`,
  }[standing];
  return text === '' ? null : <strong className={styles.warning}> {text}</strong>;
}

/** Its name went with it. */
function Gone({ lines, table }: { lines: readonly TableLine[]; table: TableCoursesProps['table'] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="gone-title">
      <h2 id="gone-title" className={styles.title}>
        Not to be had tonight
      </h2>
      <ul role="list" className={styles.entries}>
        {lines.map((line) => {
          const name = line.kind === 'dish' ? 'A dish' : 'A drink';
          return (
            <li key={`${line.kind} ${line.id} ${line.size}`} className={styles.entry}>
              <p className={styles.name}>
                {name} that is sold out, or no longer on the list. It is not counted.
              </p>{' '}
              <Count line={line} name={name} table={table} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { notMarkedText, tagNames } from '../../domain/diet-words';
import { isRaw } from '../../domain/menu';
import { formatMenuPrice } from '../../domain/money';
import type { OurTable, TableEntry, TableLine } from '../../domain/our-table';
import { RawMark } from '../../features/dish/raw-mark';
import { useKeptName } from '../../features/our-table/kept-table';
import { foodSteps, Steps } from '../../features/our-table/table-steps';
import type { useOurTable } from '../../features/our-table/use-our-table';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import styles from './our-table-page.module.css';
import { focusTitle } from './title';

interface TableCoursesProps {
  contents: OurTable;
  table: ReturnType<typeof useOurTable>;
  currency: string;
}

export function TableCourses({ contents, table, currency }: TableCoursesProps) {
  return (
    <>
      {contents.courses.map(({ key, name, entries }) => (
        <section key={key} aria-label={name}>
          <h2 className={styles.title}>{name}</h2>
          <ul role="list" className={styles.entries}>
            {entries.map((entry) => (
              <li key={`${entry.line.id} ${entry.line.size}`} className={styles.entry}>
                <p className={styles.name}>
                  <span lang="es">{entry.food.name}</span>
                  {entry.size !== '' && <span className="quiet">, {entry.size}</span>}
                  {isRaw(entry.food) && <RawMark />}
                  <Warning entry={entry} />
                </p>{' '}
                <Count line={entry.line} name={nameOf(entry)} table={table} />{' '}
                <p className={styles.price}>{formatMenuPrice(entry.price * entry.line.count, currency)} </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Gone gone={contents.gone} table={table} />
    </>
  );
}

export const nameOf = ({ food, size }: TableEntry) => (size === '' ? food.name : `${food.name}, ${size}`);

function Count({ line, name, table }: { line: TableLine; name: string; table: TableCoursesProps['table'] }) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <p className={styles.count}>{line.count} × </p>;
  return (
    <Steps
      count={line.count}
      words={foodSteps(name)}
      onChange={(more) => {
        if (line.count + more === 0) focusTitle({ preventScroll: true });
        table.change(line, more, `${name}: now ${line.count + more}.`);
      }}
    />
  );
}

/** All that a diner must know, each in its own sentence: one warning never hides another. */
export function Warning({ entry: { isConfirmed, leftOut, unwanted } }: { entry: TableEntry }) {
  const sentences = [
    leftOut.contains.length > 0 && `Contains ${tagNames(leftOut.contains)}, which you leave out.`,
    leftOut.traces.length > 0 && `May contain ${tagNames(leftOut.traces)}, which you leave out.`,
    !isConfirmed && 'Allergens not confirmed: ask your server.',
    unwanted.length > 0 && `${notMarkedText(unwanted)}.`,
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 && <strong className={styles.warning}> {sentences.join(' ')}</strong>;
}

function Gone({ gone, table }: Pick<OurTable, 'gone'> & Pick<TableCoursesProps, 'table'>) {
  if (gone.length === 0) return null;
  return (
    <section aria-labelledby="gone-title">
      <h2 id="gone-title" className={styles.title}>
        Not available tonight
      </h2>
      <ul role="list" className={styles.entries}>
        {gone.map((each) => (
          <GoneEntry key={`${each.line.kind} ${each.line.id} ${each.line.size}`} {...each} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** The menu may no longer have its name; this browser may still remember it. */
function GoneEntry({
  line,
  name: nameNow,
  table,
}: OurTable['gone'][number] & Pick<TableCoursesProps, 'table'>) {
  const nameThen = useKeptName(line);
  const name = nameThen ?? nameNow;
  return (
    <li className={styles.entry}>
      <p className={styles.name}>
        {name === null ? (
          `This ${line.kind} is`
        ) : (
          <>
            <span lang="es">{name}</span>:
          </>
        )}{' '}
        {nameNow === null ? 'sold out or no longer on the menu' : 'no longer offered in this size'}. Not
        included in the total.
      </p>{' '}
      <Count line={line} name={name ?? line.kind} table={table} />
    </li>
  );
}

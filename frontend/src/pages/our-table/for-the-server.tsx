import type { Diet } from '../../domain/diet';
import { type OurTable, peopleText } from '../../domain/our-table';
import { DietLines } from '../../features/diet/card-lines';
import { useLitScreen } from '../../features/diet/use-lit-screen';
import { useKeptName } from '../../features/our-table/kept-table';
import { writeParams } from '../../features/address/use-address-param';
import { Button, buttonClass } from '../../ui/button';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import styles from './our-table-page.module.css';
import { Warning } from './table-courses';
import { focusTitle } from './title';

interface ForTheServerProps {
  contents: OurTable;
  people: number;
  diet: Diet;
  /** The page’s address, with the editable list. */
  address: string;
}

/**
 * To show or print: large, by course, and first what somebody at the table can’t have. Browsers must not translate it.
 */
export function ForTheServer({ contents, people, diet, address }: ForTheServerProps) {
  const isHydrated = useIsHydrated();
  useLitScreen();
  return (
    <>
      <div className={styles.card} translate="no">
        <DietLines diet={diet} />
        <p>For {peopleText(people)}</p>
        {contents.courses.map(({ key, name, entries }) => (
          <section key={key} aria-label={name}>
            <h2 className={styles.course}>{name}</h2>
            <ul role="list">
              {entries.map((entry) => (
                <li key={`${entry.line.id} ${entry.line.size}`} className={styles.order}>
                  {entry.line.count} × <span lang="es">{entry.food.name}</span>
                  {entry.size !== '' && <>, {entry.size}</>}
                  <Warning entry={entry} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {contents.gone.length > 0 && (
          <section aria-label="Not available tonight">
            <h2 className={styles.course}>Not available tonight</h2>
            <ul role="list">
              {contents.gone.map(({ line, name }) => (
                <GoneOrder key={`${line.kind} ${line.id} ${line.size}`} line={line} name={name} />
              ))}
            </ul>
          </section>
        )}
      </div>
      <div className={styles.ways}>
        <a
          href={address}
          className={buttonClass('primary')}
          onClick={(event) => {
            event.preventDefault();
            focusTitle();
            writeParams({ view: '' }, 'push');
          }}
        >
          Back to our table
        </a>{' '}
        {isHydrated && (
          <Button look="secondary" onClick={() => window.print()}>
            Print
          </Button>
        )}
      </div>
    </>
  );
}

function GoneOrder({ line, name: nameNow }: OurTable['gone'][number]) {
  const nameThen = useKeptName(line);
  const name = nameThen ?? nameNow;
  return (
    <li className={styles.order}>
      {line.count} × {name === null ? `a ${line.kind}` : <span lang="es">{name}</span>}
    </li>
  );
}

import { isRaw } from '../../domain/menu';
import { formatExactPrice, formatMenuPrice } from '../../domain/money';
import { MAX_PEOPLE, type OurTable, peopleText, perPerson } from '../../domain/our-table';
import { TABLE_PATH } from '../../domain/public-pages';
import { writeParams } from '../../features/address/use-address-param';
import { RawFoodNotice } from '../../features/notices/raw-food-notice';
import { ServerNotices } from '../../features/notices/server-notices';
import { Steps } from '../../features/our-table/table-steps';
import type { useOurTable } from '../../features/our-table/use-our-table';
import { Share } from '../../features/share/share';
import { useSite } from '../../features/site/use-site';
import { ActionLink } from '../../ui/action-link';
import { Button, buttonClass } from '../../ui/button';
import { useIsHydrated } from '../../ui/use-is-hydrated';
import styles from './our-table-page.module.css';
import { TableAllergens } from './table-allergens';
import { TableCourses } from './table-courses';
import { focusTitle } from './title';

interface ForThePartyProps {
  contents: OurTable;
  table: ReturnType<typeof useOurTable>;
  currency: string;
  /** The page’s address, to share. */
  address: string;
}

export function ForTheParty({ contents, table, currency, address }: ForThePartyProps) {
  const { fee } = useSite();
  const isHydrated = useIsHydrated();
  return (
    <>
      {isHydrated && !table.isOurs && (
        <SharedList
          onTakeOver={() => {
            focusTitle();
            table.takeOver();
          }}
        />
      )}
      <ServerNotices fee={fee} />
      <TableCourses contents={contents} table={table} currency={currency} />
      <Bill contents={contents} table={table} currency={currency} />
      {contents.count > 0 && <TableAllergens contents={contents} />}
      {contents.courses.some(({ entries }) => entries.some(({ food }) => isRaw(food))) && <RawFoodNotice />}
      <div className={styles.ways}>
        <a
          href={`${address}&view=server`}
          className={buttonClass('primary')}
          onClick={(event) => {
            event.preventDefault();
            focusTitle();
            writeParams({ view: 'server' }, 'push');
          }}
        >
          Show the server
        </a>{' '}
        <ActionLink to="/menu" look="secondary">
          Add more
        </ActionLink>{' '}
        {isHydrated && <Share key={address} title="Our table" path={TABLE_PATH + address} />}
      </div>
    </>
  );
}

function SharedList({ onTakeOver }: { onTakeOver: () => void }) {
  return (
    <div className={styles.shared}>
      <p>Someone shared this list with you. Changes you make here are not saved to your own list.</p>
      <Button look="secondary" onClick={onTakeOver}>
        Save as our list
      </Button>
    </div>
  );
}

function Bill({ contents, table, currency }: Pick<ForThePartyProps, 'contents' | 'table' | 'currency'>) {
  const { fee, meals_tax_percent, plates_per_person } = useSite();
  const isHydrated = useIsHydrated();
  const { people } = table;
  const plates = people * plates_per_person;
  const added = [
    ...(fee ? ['the mandatory fee'] : []),
    ...(meals_tax_percent > 0 ? [`${meals_tax_percent}% meals tax`] : []),
    'tip',
  ];
  return (
    <section aria-labelledby="bill-title" className={styles.bill}>
      <h2 id="bill-title" className={styles.title}>
        Total
      </h2>
      <dl className={styles.sums}>
        <div>
          <dt>
            {contents.count} {contents.count === 1 ? 'item' : 'items'}{' '}
          </dt>
          <dd className={styles.total}>{formatMenuPrice(contents.total, currency)} </dd>
        </div>
        <div>
          <dt>
            For {peopleText(people)}{' '}
            {isHydrated && (
              <span className="screen-only">
                <Steps
                  count={people}
                  words={['Remove a person', 'Add a person']}
                  least={1}
                  most={MAX_PEOPLE}
                  onChange={(more) => table.setPeople(people + more)}
                />
              </span>
            )}
          </dt>
          <dd>{formatExactPrice(perPerson(contents.total, people), currency)} each </dd>
        </div>
      </dl>
      <p>
        Before {new Intl.ListFormat('en-US').format(added)}. Prices are today’s; the final bill may differ.
      </p>
      {contents.dishes > 0 && (
        <p>
          For {peopleText(people)} we suggest about {plates} {plates === 1 ? 'plate' : 'plates'}; you have{' '}
          {contents.dishes}.
        </p>
      )}
    </section>
  );
}

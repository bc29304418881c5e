import { lazy, Suspense, useMemo } from 'react';
import { addressQuery } from '../../domain/address-query';
import { dietParams } from '../../domain/diet';
import { laidTable, tableParams, writeTable } from '../../domain/our-table';
import type { DrinkList, Menu } from '../../domain/menu';
import { useAddressParam } from '../../features/address/use-address-param';
import { useDiet } from '../../features/diet/use-diet';
import { useOurTable } from '../../features/our-table/use-our-table';
import { ActionLink } from '../../ui/action-link';
import { ForTheParty } from './for-the-party';
import styles from './our-table-page.module.css';

const ForTheServer = lazy(async () => ({ default: (await import('./for-the-server')).ForTheServer }));

export function TableList({ menu, drinks }: { menu: Menu; drinks: DrinkList }) {
  const diet = useDiet();
  const table = useOurTable();
  const [view] = useAddressParam('view');
  const laid = useMemo(
    () => laidTable(table.lines, { menu, drinks }, diet),
    [table.lines, menu, drinks, diet],
  );
  const list: Readonly<Record<string, string>> = { list: writeTable(table.lines), people: `${table.people}` };
  const address = addressQuery({ ...dietParams(diet), ...tableParams((name) => list[name] ?? '') });
  if (table.lines.length === 0) return <NothingChosen />;
  return view === 'server' ? (
    <Suspense>
      <ForTheServer laid={laid} people={table.people} diet={diet} address={address} />
    </Suspense>
  ) : (
    <ForTheParty laid={laid} table={table} diet={diet} currency={menu.currency} address={address} />
  );
}

function NothingChosen() {
  return (
    <div className={styles.help}>
      <p>Nothing is chosen yet. Press + beside a dish or a drink.</p>
      <p>
        You see what it comes to, how much that is for each of you and what is in it, and can hold it out to
        your server. Nothing is ordered by it.
      </p>
      <p>We store none of it: the list is in your own browser, and in the link if you share it.</p>
      <noscript>
        <p>The buttons need JavaScript. Without it, a list that somebody shared with you can be read here.</p>
      </noscript>
      <p className={styles.ways}>
        <ActionLink to="/menu" look="primary">
          See the menu
        </ActionLink>{' '}
        <ActionLink to="/drinks" look="secondary">
          See the drinks
        </ActionLink>
      </p>
    </div>
  );
}

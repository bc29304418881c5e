import { lazy, Suspense, useMemo } from 'react';
import { addressQuery } from '../../domain/address-query';
import { dietParams } from '../../domain/diet';
import { laidTable, tableParams } from '../../domain/our-table';
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
  const address = addressQuery({ ...dietParams(diet), ...tableParams(table.lines, table.people) });
  if (table.lines.length === 0) return <NothingChosen />;
  return view === 'server' ? (
    <Suspense>
      <ForTheServer laid={laid} people={table.people} diet={diet} address={address} />
    </Suspense>
  ) : (
    <ForTheParty laid={laid} table={table} currency={menu.currency} address={address} />
  );
}

function NothingChosen() {
  return (
    <div className="prose stack gap-3">
      <p>
        Nothing here yet. Tap + next to a dish or drink. This is not an order: you show the list to your
        server.
      </p>
      <p>We add up the prices, for each person too, and list the allergens. Your server gets a large view.</p>
      <p>We don’t store your list: it stays in your browser, and in the link if you share it.</p>
      <noscript>
        <p>
          The + buttons need JavaScript. Without it you can still read a list that someone shared with you.
        </p>
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

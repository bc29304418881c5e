import { lazy, Suspense, useMemo } from 'react';
import { addressQuery } from '../../domain/address-query';
import { dietParams } from '../../domain/diet';
import { laidTable, tableParams } from '../../domain/our-table';
import type { DrinkList, Menu } from '../../domain/menu';
import { useAddressParam } from '../../features/address/use-address-param';
import { useDiet } from '../../features/diet/use-diet';
import type { useOurTable } from '../../features/our-table/use-our-table';
import { ForTheParty } from './for-the-party';

const ForTheServer = lazy(async () => ({ default: (await import('./for-the-server')).ForTheServer }));

interface TableListProps {
  table: ReturnType<typeof useOurTable>;
  menu: Menu;
  drinks: DrinkList;
}

export function TableList({ table, menu, drinks }: TableListProps) {
  const diet = useDiet();
  const [view] = useAddressParam('view');
  const laid = useMemo(
    () => laidTable(table.lines, { menu, drinks }, diet),
    [table.lines, menu, drinks, diet],
  );
  const address = addressQuery({ ...dietParams(diet), ...tableParams(table.lines, table.people) });
  return view === 'server' ? (
    <Suspense>
      <ForTheServer laid={laid} people={table.people} diet={diet} address={address} />
    </Suspense>
  ) : (
    <ForTheParty laid={laid} table={table} currency={menu.currency} address={address} />
  );
}

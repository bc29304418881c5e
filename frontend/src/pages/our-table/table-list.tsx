import { useEffect, useMemo } from 'react';
import { addressQuery } from '../../domain/address-query';
import { dietParams } from '../../domain/diet';
import { laidTable, tableParams } from '../../domain/our-table';
import type { DrinkList, Menu } from '../../domain/menu';
import { useAddressParam } from '../../features/address/use-address-param';
import { KeptDiet } from '../../features/diet/diet-notice';
import { useDiet } from '../../features/diet/use-diet';
import { keepNames } from '../../features/our-table/kept-table';
import type { useOurTable } from '../../features/our-table/use-our-table';
import { ForTheParty } from './for-the-party';
import { ForTheServer } from './for-the-server';
import { nameOf } from './table-courses';
import { TITLE_ID } from './title';

interface TableListProps {
  table: ReturnType<typeof useOurTable>;
  menu: Menu;
  drinks: DrinkList;
}

export function TableList({ table, menu, drinks }: TableListProps) {
  const diet = useDiet();
  const [view] = useAddressParam('view');
  const contents = useMemo(
    () => laidTable(table.lines, { menu, drinks }, diet),
    [table.lines, menu, drinks, diet],
  );
  useEffect(
    () =>
      keepNames(
        contents.courses.flatMap(({ entries }) =>
          entries.map((entry) => [entry.line, nameOf(entry)] as const),
        ),
      ),
    // Also when a shared list becomes ours: its contents stay the same, but names are kept only for our own list.
    [contents, table.isOurs],
  );
  const address = addressQuery({ ...dietParams(diet), ...tableParams(table.lines, table.people) });
  return view === 'server' ? (
    <ForTheServer contents={contents} people={table.people} diet={diet} address={address} />
  ) : (
    <>
      {/* A list from a link does not include this diner’s own diet. */}
      <KeptDiet diet={diet} listId={TITLE_ID} />
      <ForTheParty contents={contents} table={table} currency={menu.currency} address={address} />
    </>
  );
}

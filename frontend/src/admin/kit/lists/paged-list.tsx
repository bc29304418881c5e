import { type ReactNode, useEffect, useState } from 'react';
import { ListState } from './list-state';
import { Pager } from './pager';
import { pagesOf } from './pages-of';
import styles from './paged-list.module.css';
import type { useStaffPage } from './use-staff-page';

interface PagedListProps<Item> {
  paged: ReturnType<typeof useStaffPage<Item>>;
  page: number;
  pageSize: number;
  noun: string;
  empty: Parameters<typeof ListState>[0]['empty'];
  /** `isCorrection`: the address has a page that doesn't exist, so Back must not return to it. */
  onPage: (page: number, isCorrection?: boolean) => void;
  children: (items: readonly Item[]) => ReactNode;
}

/** A list that the server pages, pale while another page or search is loading. */
export function PagedList<Item>({
  paged,
  page,
  pageSize,
  noun,
  empty,
  onPage,
  children,
}: PagedListProps<Item>) {
  const { list, total, isOther } = paged;
  // While another page loads, the pager stays, with the focus.
  const [known, setKnown] = useState(total);
  if (total !== undefined && total !== known) setKnown(total);
  const pages = pagesOf(known ?? 0, page, pageSize);
  const isBeyond = total !== undefined && page > pages.count;
  useEffect(() => {
    // The last page's last entry is gone, or the address is out of date.
    if (isBeyond) onPage(pages.count, true);
  });
  return (
    <ListState list={list} noun={noun} empty={empty}>
      {(items) => (
        <>
          <div className={styles.entries} aria-busy={isOther}>
            {children(items)}
          </div>
          <Pager pages={pages} onPage={(next) => onPage(next)} noun={noun} />
        </>
      )}
    </ListState>
  );
}

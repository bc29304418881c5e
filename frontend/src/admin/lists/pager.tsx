import { Button, NativeSelect } from '@mantine/core';
import { AdminIcon } from '../shell/admin-icon';
import type { Pages } from './pages-of';
import styles from './pager.module.css';
import { counted, manyOf, type Noun } from './noun';

interface PagerProps {
  pages: Pages;
  onPage: (page: number) => void;
  noun: Noun;
}

/** The way to the other pages of a long list; nothing where there is one. */
export function Pager({ pages: { page, count, from, to, total }, onPage, noun }: PagerProps) {
  if (count <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={`Pages of ${manyOf(noun)}`}>
      <Button
        variant="default"
        mih={44}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        leftSection={<AdminIcon name="chevron-left" />}
      >
        Previous
      </Button>
      <NativeSelect
        aria-label="Page"
        value={String(page)}
        onChange={(event) => onPage(Number(event.currentTarget.value))}
        data={Array.from({ length: count }, (_, at) => ({
          value: String(at + 1),
          label: `${at + 1} of ${count}`,
        }))}
      />
      <Button
        variant="default"
        mih={44}
        disabled={page >= count}
        onClick={() => onPage(page + 1)}
        rightSection={<AdminIcon name="chevron-right" />}
      >
        Next
      </Button>
      <p className={styles.range} role="status">
        {from}–{to} of {counted(total, noun)}
      </p>
    </nav>
  );
}

import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { AdminIcon } from '../shell/admin-icon';
import { pageChoices, type Pages } from './pages-of';
import { counted, manyOf, type Noun } from './noun';

interface PagerProps {
  pages: Pages;
  onPage: (page: number) => void;
  noun: Noun;
}

/** Previous and Next move focus to the list; the select keeps it, because arrow keys may step through it. */
export function Pager({ pages: { page, count, from, to, total }, onPage, noun }: PagerProps) {
  const isTurned = useRef(false);
  useEffect(() => {
    if (isTurned.current) leadToList();
    isTurned.current = false;
  }, [page]);
  if (count <= 1) return null;
  const turn = (next: number) => {
    isTurned.current = true;
    onPage(next);
  };
  return (
    <Group component="nav" justify="center" gap="xs" py="md" aria-label={`Pages of ${manyOf(noun)}`}>
      <Button
        variant="default"
        disabled={page <= 1}
        onClick={() => turn(page - 1)}
        leftSection={<AdminIcon name="chevron-left" />}
      >
        Previous
      </Button>
      <NativeSelect
        aria-label="Page"
        value={String(page)}
        onChange={(event) => onPage(Number(event.currentTarget.value))}
        data={pageChoices({ page, count }).map((each) => ({
          value: String(each),
          label: `${each.toLocaleString('en-US')} of ${count.toLocaleString('en-US')}`,
        }))}
      />
      <Button
        variant="default"
        disabled={page >= count}
        onClick={() => turn(page + 1)}
        rightSection={<AdminIcon name="chevron-right" />}
      >
        Next
      </Button>
      <Text w="100%" ta="center" c="dimmed" fz="var(--text-s)" role="status">
        {from.toLocaleString('en-US')}–{to.toLocaleString('en-US')} of {counted(total, noun)}
      </Text>
    </Group>
  );
}

function leadToList(): void {
  const list = document.querySelector('[data-row]')?.closest<HTMLElement>('ul, ol');
  if (!list) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  list.scrollIntoView({ block: 'start' });
}

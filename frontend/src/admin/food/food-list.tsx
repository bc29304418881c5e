import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ListScreen } from '../kit/lists/list-screen';
import { ListState } from '../kit/lists/list-state';
import { RowMenu } from '../kit/lists/row-menu';
import { useStaffList } from '../kit/lists/use-staff-list';
import type { FoodKind } from './food-kind';
import { FoodRows } from './food-rows';
import { useDownload } from './use-download';

export function FoodList({ kind }: { kind: FoodKind }) {
  const { words, root, collection } = kind;
  const categories = useStaffList(kind.categories);
  const [search] = useSearchParams();
  const category = search.get('category') ?? '';
  const download = useDownload(kind);
  // On a phone, all buttons are beside the title.
  const hasRoom = useMediaQuery('(min-width: 34.01rem)', true);
  const hasHandles = useMediaQuery('(min-width: 64rem)', true);
  const [mode, setMode] = useState<{ first: string | null } | 'order' | null>(null);
  const selecting = mode === 'order' ? null : mode;
  const leaveMode = () => setMode(null);
  const select = useRef<HTMLButtonElement>(null);
  return (
    <ListScreen
      title={words.title}
      collection={collection}
      noun={words.one}
      add={{
        to: category === '' ? `${root}/new` : `${root}/new?category=${encodeURIComponent(category)}`,
        label: `Add a ${words.one}`,
      }}
      actions={
        <>
          {mode === 'order' ? (
            <Button variant="default" onClick={leaveMode}>
              Done
            </Button>
          ) : (
            <Button
              ref={select}
              variant="default"
              aria-pressed={selecting !== null}
              onClick={() => setMode(selecting ? null : { first: null })}
            >
              Select
            </Button>
          )}
          {hasRoom && (
            <Button component={Link} to={`${root}/categories`} variant="default">
              Categories
            </Button>
          )}
          <RowMenu
            name={`all ${words.many}`}
            extra={[
              !hasHandles && {
                label: 'Change the order',
                icon: 'sort',
                does: { run: () => setMode('order') },
              },
              !hasRoom && { label: 'Categories', icon: 'archive', does: { to: `${root}/categories` } },
              { label: 'Download (CSV)', icon: 'download', does: { run: download } },
              { label: 'Import (CSV)…', icon: 'upload', does: { to: `${root}/import` } },
            ]}
          />
        </>
      }
      empty={{
        title: `There are no ${words.many} yet`,
        text: `Add the first one: guests see it on the ${words.list} as soon as it’s saved.`,
      }}
    >
      {(foods) => (
        <ListState list={categories} noun="category" empty="">
          {(known) => (
            <FoodRows
              kind={kind}
              foods={foods}
              categories={known}
              selecting={selecting}
              onHeld={(first) => setMode({ first })}
              onSelected={() => {
                leaveMode();
                select.current?.focus({ preventScroll: true });
              }}
              handles={mode === 'order' ? 'alone' : hasHandles ? 'beside' : 'none'}
            />
          )}
        </ListState>
      )}
    </ListScreen>
  );
}

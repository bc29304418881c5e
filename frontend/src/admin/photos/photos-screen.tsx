import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { photosCollection, type StaffPhoto } from '../../api/staff/staff-photos';
import { Picture } from '../../ui/picture';
import { ListState } from '../kit/lists/list-state';
import { ListToolbar } from '../kit/lists/list-toolbar';
import { Pager } from '../kit/lists/pager';
import { onPage, pagesOf, pageWith } from '../kit/lists/pages-of';
import { rowMark, useSavedRow } from '../kit/lists/row-focus';
import { useListParams } from '../kit/lists/use-list-params';
import { useStaffList } from '../kit/lists/use-staff-list';
import { later } from '../kit/shell/later';
import { Screen } from '../kit/shell/screen';
import { useServerToday } from '../kit/shell/use-server-today';
import styles from './photos-screen.module.css';
import { mayBeInForm, nameOf, STATES, stateOf, stateWords, viewPhotos } from './photo-view';

const UnusedDialog = later(async () => (await import('./unused-dialog')).UnusedDialog);

const PAGE_SIZE = 60;

export function PhotosScreen() {
  const list = useStaffList(photosCollection);
  const [isRemoving, setIsRemoving] = useState(false);
  const today = useServerToday();
  const unused = (list.items ?? []).filter((photo) => stateOf(photo) === 'unused');
  const old = unused.filter((photo) => !mayBeInForm(photo, today));
  return (
    <Screen
      title="Photos"
      actions={
        old.length > 0 && (
          <Button variant="default" onClick={() => setIsRemoving(true)}>
            Delete unused…
          </Button>
        )
      }
    >
      <ListState
        list={list}
        noun="photo"
        empty={{
          title: 'No photos yet',
          text: 'Photos that you add to dishes, drinks, offers and events are collected here.',
        }}
        skeleton={
          <div className={styles.grid}>
            {Array.from({ length: 12 }, (_, at) => (
              <Skeleton key={at} style={{ aspectRatio: 1 }} />
            ))}
          </div>
        }
      >
        {(photos) => <PhotoGrid photos={photos} />}
      </ListState>
      <UnusedDialog
        photos={old}
        recent={unused.length - old.length}
        opened={isRemoving}
        onClose={() => setIsRemoving(false)}
        onRefetch={list.refetch}
      />
    </Screen>
  );
}

function PhotoGrid({ photos }: { photos: readonly StaffPhoto[] }) {
  const today = useServerToday();
  const [params, setParams] = useListParams();
  const query = useDeferredValue(params.search);
  const state = STATES.find(({ value }) => value === params.state)?.value ?? '';
  const { shown, counts } = useMemo(() => viewPhotos(photos, { query, state }), [photos, query, state]);
  const pages = pagesOf(shown.length, params.page, PAGE_SIZE);
  useSavedRow(
    photosCollection.key,
    shown.map(({ id }) => id),
    (place) => setParams({ page: pageWith(place, PAGE_SIZE) }),
  );
  return (
    <>
      <ListToolbar
        noun="photo"
        query={params.search}
        onQuery={(search) => setParams({ search })}
        states={{
          value: state,
          options: STATES.map((option) => ({ ...option, count: counts[option.value] ?? 0 })),
          onChange: (chosen) => setParams({ state: chosen }),
        }}
        shown={shown.length}
        total={photos.length}
        note={
          state === 'unused' && shown.some((photo) => mayBeInForm(photo, today))
            ? '“Not used yet”: a form that isn’t saved yet may show it. Delete it on its own page, or in two weeks with the rest.'
            : undefined
        }
      />
      {shown.length === 0 && (
        <>
          <p>No photos match.</p>
          <Button variant="default" onClick={() => setParams({ search: '', state: '' })}>
            Show all photos
          </Button>
        </>
      )}
      <ul role="list" className={styles.grid}>
        {onPage(shown, pages).map((photo) => (
          <PhotoSquare key={photo.id} photo={photo} today={today} />
        ))}
      </ul>
      <Pager pages={pages} onPage={(page) => setParams({ page })} noun="photo" />
    </>
  );
}

function PhotoSquare({ photo, today }: { photo: StaffPhoto; today: string }) {
  const others = photo.uses.length - 1;
  return (
    <li {...rowMark(photo.id)} className={styles.item}>
      <Link to={`/admin/photos/${encodeURIComponent(photo.id)}`} className={styles.square}>
        <span className={styles.frame}>
          <Picture src={photo.url} alt="" sizes="(max-width: 34rem) 45vw, 12rem" />
        </span>
        <span className={`text-s strong ${styles.name}`}>{nameOf(photo)}</span>
        <span className={styles.state} data-state={stateOf(photo)}>
          <span className={styles.clipped}>{stateWords(photo, today)}</span>
          {others > 0 && (
            <span>
              +{others}
              <VisuallyHidden> more</VisuallyHidden>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

import { Button, Group, Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { photosCollection } from '../../api/staff/staff-photos';
import { ListState } from '../kit/lists/list-state';
import { noteSaved } from '../kit/lists/row-focus';
import { useIsHere } from '../kit/lists/use-is-here';
import { useStaffList } from '../kit/lists/use-staff-list';
import { HistoryLink } from '../kit/shell/history-link';
import { Screen } from '../kit/shell/screen';
import { OpenedPhoto } from './opened-photo';
import { nameOf } from './photo-view';
import { useReplacement } from './use-replacement';

const ROOT = '/admin/photos';

export function PhotoScreen() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isHere = useIsHere();
  const list = useStaffList(photosCollection);
  const photo = list.items?.find((each) => each.id === id);
  // Here, because this component stays mounted while one photo replaces another.
  const replacement = useReplacement(id);
  // So that the list scrolls to it.
  useEffect(() => noteSaved(photosCollection.key, id), [id]);
  return (
    <Screen
      title={photo ? nameOf(photo) : 'Photo'}
      back={{ to: ROOT, label: 'Photos' }}
      actions={photo && <HistoryLink query={{ entry: id }} />}
    >
      <ListState
        list={list}
        noun="photo"
        empty="There are no photos."
        skeleton={<Skeleton maw="40rem" style={{ aspectRatio: '3 / 2' }} />}
      >
        {photo ? (
          <OpenedPhoto
            key={id}
            {...{ photo, replacement }}
            onRefetch={list.refetch}
            onRemoved={() => isHere() && void navigate(ROOT)}
          />
        ) : (
          <Gone />
        )}
      </ListState>
    </Screen>
  );
}

function Gone() {
  return (
    <>
      <p>This photo is no longer there. Someone has probably deleted it.</p>
      <Group mt="sm">
        <Button component={Link} to={ROOT} variant="default">
          All photos
        </Button>
      </Group>
    </>
  );
}

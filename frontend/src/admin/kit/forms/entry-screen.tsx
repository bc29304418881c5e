import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../../api/errors';
import type { StaffCollection, StaffEntity } from '../../../api/staff/staff-collection';
import { describeFailure } from '../shell/describe-failure';
import { HistoryLink } from '../shell/history-link';
import { Screen } from '../shell/screen';
import { type StoredEntry, type StoredEntryState, useStoredEntry } from './use-stored-entry';

interface EntryScreenProps<Entity extends StaffEntity, Also> {
  collection: Pick<StaffCollection<Entity>, 'find'>;
  noun: string;
  titleOf: (entry: Entity) => string;
  back: { to: string; label: string; isShown?: boolean };
  loadAlso?: () => Promise<Also>;
  /** Whether the entry's changes are in the history. */
  isRecorded?: boolean;
  children: (stored: StoredEntry<Entity, Also>) => ReactNode;
}

export function EntryScreen<Entity extends StaffEntity, Also = undefined>(
  props: EntryScreenProps<Entity, Also>,
) {
  const { collection, noun, titleOf, back, loadAlso, isRecorded = false, children } = props;
  // `Also` is undefined only if `loadAlso` is missing.
  const state = useStoredEntry(collection, loadAlso ?? (async () => undefined as Also));
  return (
    <Screen
      title={titleFor(state, noun, titleOf)}
      back={back}
      actions={
        isRecorded && state.status === 'loaded' && state.entry ? (
          <HistoryLink query={{ entry: state.entry.id }} />
        ) : undefined
      }
    >
      {state.status === 'loading' && <FormSkeleton noun={noun} />}
      {state.status === 'failed' && (
        <LoadFailure error={state.error} retry={state.retry} noun={noun} back={back} />
      )}
      {state.status === 'loaded' && <div key={state.key}>{children(state)}</div>}
    </Screen>
  );
}

function titleFor<Entity, Also>(
  state: StoredEntryState<Entity, Also>,
  noun: string,
  titleOf: (entry: Entity) => string,
): string {
  if (state.status !== 'loaded') return `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return state.entry ? titleOf(state.entry) : `New ${noun}`;
}

function FormSkeleton({ noun }: { noun: string }) {
  return (
    <Stack role="status" maw="42rem">
      <span className="visually-hidden">Loading the {noun}…</span>
      <Skeleton height={44} />
      <Skeleton height={44} width="60%" />
      <Skeleton height={120} />
      <Skeleton height={44} width="40%" />
    </Stack>
  );
}

type LoadFailureProps = { error: unknown; retry: () => void } & Pick<
  EntryScreenProps<StaffEntity, unknown>,
  'noun' | 'back'
>;

function LoadFailure({ error, retry, noun, back }: LoadFailureProps) {
  const { title, text } = isApiError(error, 'not-found')
    ? {
        title: `This ${noun} can’t be found`,
        text: 'It may have been deleted, or the link may be wrong. Look for it in the list.',
      }
    : describeFailure(error, `This ${noun}`, 'could not be loaded');
  return (
    <Stack role="alert" maw="42rem" align="flex-start">
      <Text fw={600}>{title}</Text>
      <Text>{text}</Text>
      <Group>
        {!isApiError(error, 'not-found') && <Button onClick={retry}>Try again</Button>}
        <Button component={Link} to={back.to} variant="default">
          Back to {back.label}
        </Button>
      </Group>
    </Stack>
  );
}

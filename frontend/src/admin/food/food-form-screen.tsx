import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isApiError } from '../../api/errors';
import type { StaffFood } from '../../api/staff/staff-food';
import { describeFailure } from '../shell/describe-failure';
import { Screen } from '../shell/screen';
import type { FoodKind, FoodWords } from './food-kind';
import { type FoodSources, useSources } from './use-sources';

interface FoodFormScreenProps<Entity extends StaffFood> {
  kind: FoodKind<Entity>;
  children: (sources: FoodSources<Entity>) => ReactNode;
}

/** The screen of one dish or drink, new or stored: its form, once there is something to fill it from. */
export function FoodFormScreen<Entity extends StaffFood>({ kind, children }: FoodFormScreenProps<Entity>) {
  const state = useSources(kind);
  const { words, root } = kind;
  return (
    <Screen title={titleOf(state, words)} back={{ to: root, label: words.title }}>
      {state.status === 'loading' && <FormSkeleton one={words.one} />}
      {state.status === 'failed' && (
        <LoadFailure error={state.error} retry={state.retry} words={words} root={root} />
      )}
      {state.status === 'loaded' && <div key={state.key}>{children(state.sources)}</div>}
    </Screen>
  );
}

function titleOf(state: ReturnType<typeof useSources>, { one }: FoodWords): string {
  if (state.status !== 'loaded') return `${one.charAt(0).toUpperCase()}${one.slice(1)}`;
  return state.sources.entry?.name ?? `New ${one}`;
}

function FormSkeleton({ one }: { one: string }) {
  return (
    <Stack role="status" maw="40rem">
      <span className="visually-hidden">Loading the {one}…</span>
      <Skeleton height={44} />
      <Skeleton height={44} width="40%" />
      <Skeleton height={44} width="60%" />
      <Skeleton height={120} />
    </Stack>
  );
}

interface LoadFailureProps {
  error: unknown;
  retry: () => void;
  words: FoodWords;
  root: string;
}

function LoadFailure({ error, retry, words, root }: LoadFailureProps) {
  const { title, text } = describeFailure(error, `This ${words.one}`, 'could not be loaded');
  return (
    <Stack role="alert" maw="40rem" align="flex-start">
      <Text fw={600}>{title}</Text>
      <Text>{text}</Text>
      <Group>
        {!isApiError(error, 'not-found') && <Button onClick={retry}>Try again</Button>}
        <Button component={Link} to={root} variant="default">
          {words.title === 'Menu' ? 'Go to the menu' : 'Go to the drinks'}
        </Button>
      </Group>
    </Stack>
  );
}

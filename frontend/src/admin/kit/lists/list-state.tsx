import { Alert, Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { describeFailure } from '../shell/describe-failure';
import { titleTakesFocus } from '../shell/title-focus';
import { manyOf, type Noun } from './noun';
import type { StaffList } from './use-staff-list';

interface ListStateProps<Entity> {
  list: StaffList<Entity>;
  noun: Noun;
  empty: EmptyWords | string;
  /** What the list looks like while it loads; rows by default. */
  skeleton?: ReactNode;
  children: ReactNode | ((items: readonly Entity[]) => ReactNode);
}

interface EmptyWords {
  title?: string;
  text: string;
  action?: ReactNode;
}

const ROWS = (
  <Stack gap="xs">
    {Array.from({ length: 6 }, (_, at) => (
      <Skeleton key={at} height={72} />
    ))}
  </Stack>
);

/** If only the last refresh failed, keeps the old items and says that they may be out of date. */
export function ListState<Entity>(props: ListStateProps<Entity>) {
  const { list, noun, empty, skeleton = ROWS, children } = props;
  switch (list.status) {
    case 'loading':
      return (
        <div role="status" aria-label={`Loading ${manyOf(noun)}`}>
          {skeleton}
        </div>
      );
    case 'error':
      return <Failure list={list} what={`The list of ${manyOf(noun)}`} />;
    case 'loaded':
      return (
        <>
          {list.error !== undefined && <Failure list={list} what={`The list of ${manyOf(noun)}`} isOlder />}
          {list.items.length === 0 && <Empty {...(typeof empty === 'string' ? { text: empty } : empty)} />}
          {list.items.length > 0 && (typeof children === 'function' ? children(list.items) : children)}
        </>
      );
  }
}

function Empty({ title, text, action }: EmptyWords) {
  return (
    <Stack align="flex-start" gap="sm" py="xl">
      {title !== undefined && (
        <Title order={2} ff="var(--font-body)" fz="var(--text-l)" fw={600}>
          {title}
        </Title>
      )}
      <Text maw="var(--measure)">{text}</Text>
      {action}
    </Stack>
  );
}

interface FailureProps {
  list: Pick<StaffList<unknown>, 'error' | 'refetch' | 'isRefreshing'>;
  what: string;
  isOlder?: boolean;
}

/** The button stays during the retry; on success, focus moves from it to the title. */
function Failure({ list, what, isOlder = false }: FailureProps) {
  const outcome = isOlder ? 'could not be refreshed' : 'could not be loaded';
  const { title, text } = describeFailure(list.error, what, outcome);
  return (
    <Alert role="alert" color="danger" title={title} mb="md">
      <Text maw="var(--measure)" mb="sm">
        {text}
        {isOlder && ' What you see here may be out of date.'}
      </Text>
      <Button
        ref={titleTakesFocus}
        variant="default"
        aria-disabled={list.isRefreshing}
        onClick={() => list.isRefreshing || list.refetch()}
      >
        {list.isRefreshing ? 'Trying again…' : 'Try again'}
      </Button>
    </Alert>
  );
}

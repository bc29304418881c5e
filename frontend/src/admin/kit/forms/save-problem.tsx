import { Group } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { isApiError } from '../../../api/errors';
import { useSession } from '../session/session-store';
import { describeFailure } from '../shell/describe-failure';
import { FormNotice, NoticeButton } from './form-notice';

interface ProblemProps {
  title: string;
  text: ReactNode;
  action: { label: string; run: () => void } | null;
}

function Problem({ title, text, action }: ProblemProps) {
  return (
    <FormNotice isProblem role="alert">
      <Group justify="space-between">
        <p>
          <strong>{title}.</strong> {text}
        </p>
        {action && <NoticeButton run={action.run}>{action.label}</NoticeButton>}
      </Group>
    </FormNotice>
  );
}

interface SaveProblemProps {
  noun: string;
  error: unknown;
  isNew: boolean;
  isLookedFor: boolean;
  retry: () => void;
}

/** Retries only on request, even after the connection returns. */
export function SaveProblem({ noun, error, isNew, isLookedFor, retry }: SaveProblemProps) {
  const [errorBeforeBack, setErrorBeforeBack] = useState<unknown>(null);
  useWindowEvent('online', () => setErrorBeforeBack(error));
  useWindowEvent('offline', () => setErrorBeforeBack(null));
  const isSignedIn = useSession() !== null;
  if (isSignedIn && isApiError(error, 'unauthorized')) {
    const action = { label: 'Save now', run: retry };
    return <Problem title="Signed in" text="Your changes are not saved yet." action={action} />;
  }
  const isBack = isApiError(error, 'offline') && errorBeforeBack === error;
  const { title, text, why, mayBeDone, canRetry } = describeFailure(error, `The ${noun}`, wasNotSaved(noun));
  const toDo = mayBeDone ? `${why} ${aboutRetry(noun, isNew, isLookedFor)}` : text;
  return (
    <Problem
      title={title}
      text={isBack ? 'The connection is back, and what you typed is still here. Try again.' : toDo}
      action={canRetry ? { label: 'Try again', run: retry } : null}
    />
  );
}

function wasNotSaved(noun: string): string {
  return noun.endsWith('s') && !noun.endsWith('ss') ? 'were not saved' : 'was not saved';
}

export function GoneNotice({ noun, saveAsNew }: { noun: string; saveAsNew: () => void }) {
  return (
    <Problem
      title={`Someone deleted this ${noun} meanwhile`}
      text="Your changes were not saved; what you typed is still here."
      action={{ label: `Save as a new ${noun}`, run: saveAsNew }}
    />
  );
}

/** A change names its base version, so the server can't apply it twice; a new entry has no version. */
function aboutRetry(noun: string, isNew: boolean, isLookedFor: boolean): string {
  return isNew && !isLookedFor
    ? `It may already be saved: look for the ${noun} in the list before you try again.`
    : 'It may already be saved. Try again won’t create a duplicate.';
}

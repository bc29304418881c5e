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
  retry: () => void;
}

/** Retries only on request, even after the connection returns. */
export function SaveProblem({ noun, error, retry }: SaveProblemProps) {
  const [errorBeforeBack, setErrorBeforeBack] = useState<unknown>(null);
  useWindowEvent('online', () => setErrorBeforeBack(error));
  useWindowEvent('offline', () => setErrorBeforeBack(null));
  const isSignedIn = useSession() !== null;
  if (isSignedIn && isApiError(error, 'unauthorized')) {
    const action = { label: 'Save now', run: retry };
    return <Problem title="Signed in" text="Your changes are not saved yet." action={action} />;
  }
  const isBack = isApiError(error, 'offline') && errorBeforeBack === error;
  const { title, text, why, mayBeDone, canRetry } = describeFailure(error, `The ${noun}`);
  // A change names its base version, and a new entry is looked for before it is sent again.
  const toDo = mayBeDone ? `${why} It may already be saved. Try again won’t create a duplicate.` : text;
  return (
    <Problem
      title={title}
      text={isBack ? 'The connection is back, and what you typed is still here. Try again.' : toDo}
      action={canRetry ? { label: 'Try again', run: retry } : null}
    />
  );
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

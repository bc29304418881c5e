import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSending } from '../kit/session/use-sending';
import { failureSentences } from '../kit/shell/describe-failure';
import styles from './own-part.module.css';

interface OwnFormProps {
  title: string;
  action: string;
  failure: readonly [what: string, outcome: string];
  onSend: Parameters<typeof useSending>[0];
  children: ReactNode;
}

/** A part of the profile with a button that saves only this part. */
export function OwnForm({ title, action, failure, onSend, children }: OwnFormProps) {
  const { problem, isSending, onSubmit } = useSending(onSend, (error) => failureSentences(error, ...failure));
  return (
    <form aria-label={title} className={styles.part} onSubmit={onSubmit}>
      <h2 className="section-title">{title}</h2>
      <Stack>
        {children}
        <div role="alert" className="hides-empty">
          {problem}
        </div>
        <Button type="submit" variant="default" w="fit-content" aria-disabled={isSending || undefined}>
          {action}
        </Button>
      </Stack>
    </form>
  );
}

import { Button, Group, Stack } from '@mantine/core';
import { useClipboard, useWindowEvent } from '@mantine/hooks';
import { useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { takeFocus } from './code-field';
import styles from './recovery-codes.module.css';
import { useUnsavedWork } from './unsaved-work';

interface RecoveryCodesProps {
  codes: readonly string[];
  action: string;
  onDone: () => void;
}

/** They are shown only once, because only hashes are stored. */
export function RecoveryCodes({ codes, action, onDone }: RecoveryCodesProps) {
  const { copy, copied, error } = useClipboard({ timeout: 5_000 });
  const isDone = useRef(false);
  const leaving = useBlocker(() => !isDone.current);
  useWindowEvent('beforeunload', (event) => event.preventDefault());
  useUnsavedWork(true);
  return (
    <Stack>
      <p tabIndex={-1} ref={takeFocus}>
        Save these recovery codes where you’ll find them without your phone. Each one signs you in once. You
        won’t see them again.
      </p>
      <div className={styles.printed}>
        <p className={styles.onPaper}>Recovery codes for the staff area of {window.location.host}</p>
        <ul role="list" className={styles.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Group gap="sm">
        <Button variant="default" onClick={() => copy(codes.join('\n'))}>
          Copy codes
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          Print codes
        </Button>
      </Group>
      <div role="status" className="hides-empty note">
        {copied && 'Codes copied.'}
        {error && 'This browser doesn’t allow copying from here. Select the codes to copy them.'}
      </div>
      <div role="alert" className="hides-empty">
        {leaving.state === 'blocked' && 'Save the codes before you go: you won’t see them again.'}
      </div>
      <Button
        size="lg"
        fullWidth
        onClick={() => {
          isDone.current = true;
          onDone();
        }}
      >
        {action}
      </Button>
    </Stack>
  );
}

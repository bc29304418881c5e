import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { BottomBar } from '../shell/bottom-bar';
import type { LiveLink, SavedWords } from './entry-form-props';
import styles from './save-bar.module.css';

interface SaveBarProps {
  isSaving: boolean;
  isChanged: boolean;
  isDraftKept: boolean;
  done: { live: LiveLink | SavedWords | null } | 'unchanged' | null;
  problem: ReactNode;
  extra?: ReactNode;
}

/** The outcome is a status, so it is read out; the button keeps focus during the save. */
export function SaveBar({ isSaving, isChanged, isDraftKept, done, problem, extra }: SaveBarProps) {
  return (
    <BottomBar>
      {problem}
      <Group justify="space-between" gap="var(--space-2) 0">
        <p className={styles.state}>
          <span role="status">
            {isSaving && <VisuallyHidden>Saving…</VisuallyHidden>}
            {done === 'unchanged' && 'No changes to save.'}
            {done !== null && done !== 'unchanged' && <Saved live={done.live} />}
          </span>
          {isChanged && !isSaving && (
            <Text span c="dimmed">
              Unsaved
              {isDraftKept && (
                <Text span inherit visibleFrom="xs">
                  {' '}
                  · draft kept on this device
                </Text>
              )}
            </Text>
          )}
        </p>
        <Group justify="flex-end" gap="sm" flex="1 1 auto" className={styles.acts}>
          {extra}
          <Button
            type="submit"
            className={styles.save}
            aria-disabled={isSaving}
            data-saving={isSaving || undefined}
          >
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        </Group>
      </Group>
    </BottomBar>
  );
}

function Saved({ live }: { live: LiveLink | SavedWords | null }) {
  const isLive = live !== null && 'to' in live;
  const link = isLive ? live : live?.link;
  const words = isLive ? 'Saved, live now.' : live ? 'Saved.' : 'Saved';
  return (
    <>
      <Text span fw={700} c="var(--color-good)">
        {words}
      </Text>{' '}
      {live && !isLive && `${live.text} `}
      {link && (
        <a className="target" href={link.to} target="_blank" rel="noopener">
          {link.label}
        </a>
      )}
    </>
  );
}

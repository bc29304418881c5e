import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../shell/admin-icon';
import { Count } from './count';
import { countOf, mattersOf } from './matters';
import { Sheet } from './sheet';
import { TodayPanel } from './today-panel';
import styles from './today-button.module.css';
import type { AttentionState } from './use-attention';

export function TodayButton({ state }: { state: AttentionState }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = state.attention ? countOf(mattersOf(state.attention)) : 0;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          state.refetch();
          setIsOpen(true);
        }}
      >
        <AdminIcon name="bell" />
        <span className={styles.word}>Today</span>
        <Count value={count} />
        {count > 0 && (
          <VisuallyHidden>
            ({count === 1 ? '1 thing needs attention' : `${count} things need attention`})
          </VisuallyHidden>
        )}
      </button>
      <Sheet title="Today" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <TodayPanel state={state} onLeave={() => setIsOpen(false)} />
      </Sheet>
    </>
  );
}

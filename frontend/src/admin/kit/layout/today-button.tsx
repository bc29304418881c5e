import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { AdminIcon } from '../shell/admin-icon';
import { Count } from './count';
import { countOf, mattersOf } from './matters';
import { Sheet } from './sheet';
import { TodayPanel } from './today-panel';
import type { AttentionState } from './use-attention';

export function TodayButton({ state }: { state: AttentionState }) {
  const [isOpen, setIsOpen] = useState(false);
  const count = state.attention ? countOf(mattersOf(state.attention)) : 0;
  const words = count === 1 ? '1 thing needs attention' : `${count} things need attention`;
  return (
    <>
      <Button
        variant="default"
        px="sm"
        aria-label={count > 0 ? `Today (${words})` : 'Today'}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        rightSection={count > 0 && <Count value={count} />}
        onClick={() => {
          state.refetch();
          setIsOpen(true);
        }}
      >
        <AdminIcon name="bell" />
        {/* The bell says it where the restaurant's name needs the room. */}
        <Text span inherit visibleFrom="xs" ms="xs">
          Today
        </Text>
      </Button>
      <Sheet title="Today" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <TodayPanel state={state} onLeave={() => setIsOpen(false)} />
      </Sheet>
    </>
  );
}

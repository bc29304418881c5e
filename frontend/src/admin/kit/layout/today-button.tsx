import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '../lists/noun';
import { useMay } from '../session/session-store';
import { AdminIcon } from '../shell/admin-icon';
import { later } from '../shell/later';
import { Count } from './navigation';
import { countOf, mattersOf } from './matters';
import type { AttentionState } from './use-attention';

const TodaySheet = later(async () => (await import('./today-sheet')).TodaySheet);

export function TodayButton({ state }: { state: AttentionState }) {
  const may = useMay();
  const [isOpen, setIsOpen] = useState(false);
  const count = state.attention ? countOf(mattersOf(state.attention, may)) : 0;
  const words = counted(count, { one: 'thing needs attention', many: 'things need attention' });
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
        {/* On a phone the restaurant's name needs the space, so the bell has no text. */}
        <Text span inherit visibleFrom="xs" ms="xs">
          Today
        </Text>
      </Button>
      <TodaySheet opened={isOpen} onClose={() => setIsOpen(false)} state={state} />
    </>
  );
}

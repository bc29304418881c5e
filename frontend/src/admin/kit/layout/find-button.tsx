import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { AdminIcon } from '../shell/admin-icon';

export interface FindProps {
  opened: boolean;
  onClose: () => void;
}

export type Find = ComponentType<FindProps>;

/** Opens the search, like Ctrl+K or ⌘K. Its code loads on first use. */
export function FindButton({ Find }: { Find: Find }) {
  const [isOpen, setIsOpen] = useState(false);
  // Also works while a field has focus.
  useHotkeys([['mod+K', () => setIsOpen(true)]], [], true);
  return (
    <>
      <Button
        variant="default"
        w="var(--target)"
        p={0}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+K Meta+K"
        aria-label="Find anything"
        title="Find anything (Ctrl K)"
        onClick={() => setIsOpen(true)}
      >
        <AdminIcon name="search" />
      </Button>
      <Find opened={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

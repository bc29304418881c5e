import { Button } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { type ComponentType, useState } from 'react';
import { AdminIcon } from '../shell/admin-icon';

export interface FindProps {
  opened: boolean;
  onClose: () => void;
}

export type Find = ComponentType<FindProps>;

/** Opens the search over everything, as Ctrl or ⌘ and K do. Its code loads then. */
export function FindButton({ Find }: { Find: Find }) {
  const [isOpen, setIsOpen] = useState(false);
  // Also while a field has the focus.
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

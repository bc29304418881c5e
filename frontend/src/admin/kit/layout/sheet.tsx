import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

const LINE = 'var(--line) solid var(--color-rule)';
const BELOW = { height: 'auto', maxHeight: '85dvh', paddingBottom: 'env(safe-area-inset-bottom, 0px)' };

export interface SheetProps {
  title: string;
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the screen: from the bottom on phones, near the thumb; from the side on desktops. */
export function Sheet({ title, opened, onClose, children }: SheetProps) {
  const isWide = useMediaQuery('(min-width: 48rem)') ?? false;
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={title}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? '26rem' : 'auto'}
      radius={isWide ? 0 : 'var(--radius-m) var(--radius-m) 0 0'}
      styles={{
        content: isWide ? {} : BELOW,
        header: { paddingBlock: 'var(--space-2)', borderBottom: LINE },
        body: { padding: 'var(--space-2) var(--space-1) var(--space-4)' },
      }}
    >
      {children}
    </Drawer>
  );
}

import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './sheet.module.css';

interface SheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the screen: from the bottom on phones, near the thumb; from the side on desktops. */
export function Sheet({ title, isOpen, onClose, children }: SheetProps) {
  const isWide = useMediaQuery('(min-width: 48rem)') ?? false;
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={title}
      position={isWide ? 'right' : 'bottom'}
      size={isWide ? '26rem' : 'auto'}
      classNames={{
        content: (isWide ? styles.side : styles.below) ?? '',
        header: styles.header ?? '',
        body: styles.body ?? '',
      }}
    >
      {children}
    </Drawer>
  );
}

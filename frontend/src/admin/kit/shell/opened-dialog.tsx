import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Modal, type ModalProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { HoldDialog } from './held-dialog';

const HELD = { closeOnEscape: false, closeOnClickOutside: false, withCloseButton: false };

export function OpenedDialog(props: ModalProps) {
  const [isHeld, setIsHeld] = useState(false);
  return (
    <HoldDialog value={setIsHeld}>
      <Modal {...props} {...(isHeld && HELD)} />
    </HoldDialog>
  );
}

/** For more than a few lines: fills a phone's screen, and stays at the top while its content grows. */
export function LargeDialog(props: ModalProps) {
  const isPhone = useMediaQuery('(max-width: 36em)');
  return <OpenedDialog size="lg" centered={false} fullScreen={isPhone ?? false} {...props} />;
}

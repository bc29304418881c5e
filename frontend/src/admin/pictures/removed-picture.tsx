import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import styles from './picture-field.module.css';

/** Stands in the place of a picture that was taken out, and has the focus, since the button that was pressed is gone. */
export function RemovedPicture({ onKeep }: { onKeep: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={styles.removed}>
      <span role="status">The picture is taken out when you save.</span>
      <Button ref={button} variant="default" onClick={onKeep}>
        Keep the picture
      </Button>
    </p>
  );
}

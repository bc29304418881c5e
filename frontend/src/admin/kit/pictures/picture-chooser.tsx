import { Button } from '@mantine/core';
import { useRef, type ReactNode } from 'react';
import { AdminIcon } from '../shell/admin-icon';
import styles from './picture-chooser.module.css';
import { ACCEPT } from './picture-rules';
import { useDroppedFile } from './use-dropped-file';

interface PictureChooserProps {
  id: string;
  action: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
}

/** A photo from the files, the camera, a drop or a paste. The button is the only tab stop. */
export function PictureChooser(props: PictureChooserProps) {
  const { id, action, label, describedBy, isInvalid, onFile, children } = props;
  const input = useRef<HTMLInputElement>(null);
  const { zone, isOver } = useDroppedFile(onFile);
  return (
    <div
      ref={zone}
      className={styles.zone}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
    >
      {children}
      <div className={styles.choose}>
        <Button
          id={id}
          variant="default"
          leftSection={<AdminIcon name="camera" />}
          aria-label={`${action} (${label})`}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {action}
        </Button>
        <span className={styles.hint}>or drop or paste it here</span>
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={`File of ${label}`}
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file can be chosen again, say after it was made smaller.
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

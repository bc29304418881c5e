import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { AdminIcon } from '../shell/admin-icon';
import { FileInput } from '../shell/file-input';
import styles from './picture-chooser.module.css';
import { ACCEPT } from './picture-rules';

interface PictureChooserProps {
  id: string;
  action: string;
  label: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  onFile: (file: File) => void;
  /** The current photo. */
  photo?: ReactNode;
  /** Further actions for it. */
  actions?: ReactNode;
}

/** A photo from the files or the camera, dropped or pasted. */
export function PictureChooser(props: PictureChooserProps) {
  const { id, action, label, describedBy, isInvalid, onFile, photo, actions } = props;
  const input = useRef<HTMLInputElement>(null);
  const { zone, isOver } = useDroppedFile(onFile);
  return (
    <Stack
      ref={zone}
      gap="sm"
      className={styles.zone}
      data-empty={!photo || undefined}
      data-over={isOver || undefined}
      data-invalid={isInvalid || undefined}
    >
      {photo}
      <Group gap="xs">
        <Button
          id={id}
          variant="default"
          leftSection={!photo && <AdminIcon name="camera" />}
          aria-label={`${action} (${label})`}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {action}
        </Button>
        {actions ?? <span className={styles.hint}>or drop or paste it here</span>}
      </Group>
      <FileInput ref={input} accept={ACCEPT} label={`File of ${label}`} onFile={onFile} />
    </Stack>
  );
}

/** A file dropped on the zone, or pasted. A drop elsewhere is ignored, or the browser would open the file. */
function useDroppedFile(onFile: (file: File) => void): {
  zone: RefObject<HTMLDivElement | null>;
  isOver: boolean;
} {
  const zone = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent(onFile);

  useEffect(() => {
    const isInZone = (event: Event) =>
      event.target instanceof Node && zone.current?.contains(event.target) === true;

    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      const isHere = isInZone(event);
      // Another field on the screen may have handled it.
      if (event.defaultPrevented && !isHere) return setIsOver(false);
      event.preventDefault();
      event.dataTransfer.dropEffect = isHere ? 'copy' : 'none';
      setIsOver(isHere && event.type !== 'drop');
      const [file] = event.dataTransfer.files;
      if (isHere && event.type === 'drop' && file) take(file);
    };
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null || !zone.current?.contains(event.relatedTarget as Node))
        setIsOver(false);
    };
    const onPaste = (event: ClipboardEvent) => {
      const isMeant = isInZone(event) || event.target === document.body;
      const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
      if (event.defaultPrevented || !isMeant || !file) return;
      event.preventDefault();
      take(file);
    };

    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('dragover', onDrag, { signal });
    document.addEventListener('drop', onDrag, { signal });
    document.addEventListener('dragleave', onLeave, { signal });
    document.addEventListener('paste', onPaste, { signal });
    return () => stop.abort();
  }, []);

  return { zone, isOver };
}

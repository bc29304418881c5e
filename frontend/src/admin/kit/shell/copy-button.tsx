import { ActionIcon, Button } from '@mantine/core';
import { AdminIcon } from './admin-icon';
import { notifyDone, notifyFailure } from './notify';

interface CopyButtonProps {
  text: string;
  label: string;
  done: string;
  /** It is beside what it copies, so only screen readers need the label. */
  isIcon?: boolean;
}

export function CopyButton({ text, label, done, isIcon = false }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notifyDone(done);
    } catch {
      notifyFailure({
        title: 'Nothing was copied',
        text: 'This browser doesn’t allow copying from here. Select the text to copy it.',
        canRetry: false,
      });
    }
  };
  if (isIcon) {
    return (
      <ActionIcon aria-label={label} onClick={() => void copy()}>
        <AdminIcon name="copy" size={18} />
      </ActionIcon>
    );
  }
  return (
    <Button variant="default" leftSection={<AdminIcon name="copy" size={18} />} onClick={() => void copy()}>
      {label}
    </Button>
  );
}

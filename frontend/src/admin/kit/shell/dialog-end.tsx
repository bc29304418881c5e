import { Alert, Button, Group } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { DescribedFailure } from './describe-failure';
import { useHeldDialog } from './held-dialog';
import { pressUnless } from './press-unless';

/** The call that a dialog makes. It stays busy after a success, because the caller then closes the dialog. */
export function useDialogCall(describe: (error: unknown) => DescribedFailure) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<DescribedFailure | null>(null);
  useHeldDialog(isBusy);

  async function run(call: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await call();
    } catch (error) {
      setFailure(describe(error));
      setIsBusy(false);
    }
  }

  return { isBusy, failure, setFailure, run };
}

interface DialogEndProps {
  call: Pick<ReturnType<typeof useDialogCall>, 'isBusy' | 'failure'>;
  action: string;
  busy: string;
  onAction: () => void;
  onCancel: () => void;
  isDisabled?: boolean;
  isDangerous?: boolean;
  /** Shown below the failure. */
  children?: ReactNode;
}

/** The end of a dialog: why its call failed, “Cancel”, and the button that makes the call. */
export function DialogEnd(props: DialogEndProps) {
  const { call, action, busy, onAction, onCancel, isDisabled, isDangerous = false, children } = props;
  const { isBusy, failure } = call;
  return (
    <>
      {failure && (
        <Alert role="alert" color="danger" title={failure.title}>
          {failure.text}
        </Alert>
      )}
      {children}
      <Group justify="flex-end">
        <Button
          variant="default"
          data-autofocus={isDangerous || undefined}
          onClick={onCancel}
          disabled={isBusy}
        >
          Cancel
        </Button>
        <Button
          color={isDangerous ? 'danger' : undefined}
          disabled={isDisabled}
          {...pressUnless(isBusy, onAction)}
        >
          {isBusy ? busy : failure && !isDangerous ? 'Try again' : action}
        </Button>
      </Group>
    </>
  );
}

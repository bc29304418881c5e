import { Progress } from '@mantine/core';
import type { UploadState } from './use-picture-upload';
import styles from './upload-progress.module.css';

/**
 * How far a picture has got: a progress bar with its value, and the step in words. The words are a status: a screen reader
 * hears each step, and the percents only when it asks for them.
 */
export function UploadProgress({ state }: { state: UploadState }) {
  const percent = percentOf(state);
  return (
    <div className={styles.progress}>
      {percent !== null && (
        <Progress.Root
          size="lg"
          className={styles.bar}
          role="progressbar"
          aria-label="Sending the picture"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <Progress.Section
            withAria={false}
            value={percent}
            {...(state.status === 'storing' ? { striped: true, animated: true } : {})}
          />
        </Progress.Root>
      )}
      <p className={styles.words}>
        <span role="status">{stepWords(state)}</span>
        {state.status === 'sending' && ` ${percent} %`}
      </p>
    </div>
  );
}

function percentOf(state: UploadState): number | null {
  switch (state.status) {
    case 'idle':
    case 'failed':
      return null;
    case 'preparing':
      return 0;
    case 'sending':
      return Math.round(state.share * 100);
    case 'storing':
      return 100;
  }
}

function stepWords({ status }: UploadState): string {
  switch (status) {
    case 'idle':
    case 'failed':
      return '';
    case 'preparing':
      return 'Preparing…';
    case 'sending':
      return 'Sending…';
    case 'storing':
      return 'Storing… This may take some seconds.';
  }
}

import '@mantine/core/styles/Progress.css';
import { Progress, Stack } from '@mantine/core';
import type { UploadState } from './use-picture-upload';
import styles from './upload-progress.module.css';

/** An upload's progress. Screen readers hear each step, and the percentage only on request. */
export function UploadProgress({ state }: { state: UploadState }) {
  const step = STEPS[state.status];
  const percent = state.status === 'sending' ? Math.round(state.share * 100) : step.percent;
  return (
    <Stack gap={4}>
      {percent !== null && (
        <Progress.Root
          size="lg"
          className={styles.bar}
          role="progressbar"
          aria-label="Sending the photo"
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
      <p>
        <span role="status">{step.words}</span>
        {state.status === 'sending' && ` ${percent}%`}
      </p>
    </Stack>
  );
}

const STEPS: Readonly<Record<UploadState['status'], { words: string; percent: number | null }>> = {
  idle: { words: '', percent: null },
  failed: { words: '', percent: null },
  preparing: { words: 'Preparing…', percent: 0 },
  sending: { words: 'Sending…', percent: 0 },
  storing: { words: 'Storing… This may take some seconds.', percent: 100 },
};

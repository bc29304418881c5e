import { Alert, Button } from '@mantine/core';
import type { DescribedFailure } from '../shell/describe-failure';

/** What could not be shown, why, and the way to try again. Read out at once. */
export function Failure({ failure, onRetry }: { failure: DescribedFailure; onRetry: () => void }) {
  return (
    <Alert role="alert" color="danger" title={failure.title} mb="md">
      <p>{failure.text}</p>
      {failure.canRetry && (
        <Button mt="sm" variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Alert>
  );
}

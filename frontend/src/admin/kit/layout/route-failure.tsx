import { Box, Button, Group, Text } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isApiError } from '../../../api/errors';
import { keep, readKept } from '../../../ui/browser-store';
import { describeFailure } from '../shell/describe-failure';
import { Screen } from '../shell/screen';

/** Replaces a screen that can't be shown; `isAlone` if the layout can't be shown either. */
export function RouteFailure({ isAlone = false }: { isAlone?: boolean }) {
  const error = useRouteError();
  const isMissing = isCodeMissing(error);
  const [isReloading, setIsReloading] = useState(isMissing);
  useEffect(() => {
    if (isMissing) setIsReloading(loadAgain());
  }, [isMissing]);
  useWindowEvent('online', () => setIsReloading(isMissing && loadAgain()));
  if (isReloading) return <p role="status">Loading…</p>;
  const { title, text } = wordsFor(error, isMissing);
  const words = (
    <Screen title={title}>
      <Text role="alert" maw="var(--measure)">
        {text}
      </Text>
      <Group mt="md">
        <Button onClick={() => location.reload()}>Reload</Button>
        {/* A plain link: whatever broke may still be in the router. */}
        <Button component="a" href="/admin" variant="default">
          Go to the main screen
        </Button>
      </Group>
    </Screen>
  );
  return isAlone ? (
    <Box component="main" p="lg">
      {words}
    </Box>
  ) : (
    words
  );
}

function wordsFor(error: unknown, isMissing: boolean): { title: string; text: string } {
  if (isMissing) {
    return {
      title: 'This screen could not be loaded',
      text: 'Check the Wi-Fi or the signal, then load it again. What you had saved is safe.',
    };
  }
  if (isApiError(error)) return describeFailure(error, 'This screen', 'could not be loaded');
  return {
    title: 'Something went wrong on this screen',
    text: 'What you saved is safe. Load it again; if it happens again, tell your manager what you were doing.',
  };
}

/** Error messages of browsers and Vite's loader for a script or style sheet that can't be loaded. */
const MISSING_CODE =
  /dynamically imported module|importing a module script failed|unable to preload|failed to load module script/i;

/** Either the network is down, or the staff area was updated after this tab was opened and its old files are gone. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && MISSING_CODE.test(error.message);
}

const RELOADED_KEY = 'admin-reloaded';
const MINUTE_MS = 60_000;

/** Reloads to get the new version, at most once a minute to avoid a loop. Returns whether it did. */
export function loadAgain(): boolean {
  const last = Number(readKept('sessionStorage', RELOADED_KEY));
  if (!navigator.onLine || Date.now() - last < MINUTE_MS) return false;
  // Without storage nothing would stop a loop.
  if (!keep('sessionStorage', RELOADED_KEY, String(Date.now()))) return false;
  location.reload();
  return true;
}

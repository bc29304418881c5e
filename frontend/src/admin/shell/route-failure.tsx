import { Button, Group } from '@mantine/core';
import { useContext, useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';
import { isApiError } from '../../api/errors';
import { describeFailure } from './describe-failure';
import { LayoutContext } from './layout-context';
import { isCodeMissing, loadAgain } from './load-again';
import styles from './route-failure.module.css';
import { Screen } from './screen';

/**
 * What stands in the place of a screen that can't be shown: what happened, and what to do. A screen whose code is gone
 * because the staff area was updated is loaded anew, once.
 */
export function RouteFailure() {
  const error = useRouteError();
  const isInLayout = useContext(LayoutContext);
  const isMissing = isCodeMissing(error);
  const [isReloading, setIsReloading] = useState(isMissing);
  useEffect(() => {
    if (isMissing) setIsReloading(loadAgain());
  }, [isMissing]);
  if (isReloading) return <p role="status">Loading…</p>;
  const { title, text } = wordsFor(error, isMissing);
  const words = (
    <Screen title={title}>
      <p role="alert" className={styles.words}>
        {text}
      </p>
      <Group mt="md">
        <Button onClick={() => location.reload()}>Load again</Button>
        {/* Not by the router: what broke it may still be there. */}
        <Button component="a" href="/admin/menu" variant="default">
          Go to the menu
        </Button>
      </Group>
    </Screen>
  );
  return isInLayout ? words : <main className={styles.alone}>{words}</main>;
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
    title: 'This screen broke',
    text: 'That is our mistake. What you had saved is safe. Load it again; if it breaks once more, tell whoever looks after the website what you were doing.',
  };
}

import { use, useEffect, useState } from 'react';
import { tapas5OnDemand } from '../../api/on-demand';
import { todayText } from '../../domain/special-today';
import { eachItemText, isSpecialOn } from '../../domain/tapas-special';
import { FirstPageContext, useNow } from '../../features/boot/boot-context';
import { useResource } from '../../features/boot/use-resource';
import { ReadFailure } from '../../features/catalogue/read-failure';
import { ServerNotices } from '../../features/notices/server-notices';
import { useSite } from '../../features/site/use-site';
import { Poster } from '../../features/special/poster';
import { NO_SPECIAL, SpecialDishes } from '../../features/special/special-dishes';
import { SkeletonCards } from '../../ui/skeleton';
import styles from './tapas5-page.module.css';

const SKELETON_COUNT = 6;

/**
 * Shows a price only if the special is on and this page has just fetched it. What the layout knows may be old, so it
 * is not used instead, not even if the fetch fails.
 */
export function Tapas5Page() {
  const [hasCome, setHasCome] = useState(use(FirstPageContext));
  const { status, data, error, isRefreshing, refetch } = useResource(tapas5OnDemand, NO_SPECIAL);
  const site = useSite();
  const now = useNow();
  // `hasCome` is true once the first fetch has ended.
  useEffect(() => {
    if (isRefreshing) return () => setHasCome(true);
  }, [isRefreshing]);
  const isAsking = status === 'loading' || (isRefreshing && (!hasCome || error !== null));
  const special = isAsking || error !== null ? undefined : data;
  const promised = special && isSpecialOn(special) ? special : null;
  return (
    <div className={styles.page}>
      <Poster
        title={special?.title}
        each={promised && eachItemText(promised)}
        today={promised && todayText(promised, site, now)}
        className={styles.wall}
      />
      <div className={styles.list}>
        <ServerNotices fee={site.fee} />
        {isAsking && <SkeletonCards count={SKELETON_COUNT} label="Loading the special…" />}
        {!isAsking && error !== null && (
          <ReadFailure text={NO_SPECIAL} offer="we’ll tell you what’s on today" onRetry={refetch} />
        )}
        {special && <SpecialDishes special={special} />}
      </div>
    </div>
  );
}

import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { type ByStanding, type Diet, dietQuery, hasDiet, NO_DIET, readDiet } from '../../domain/diet';
import { dietSentences, dietSummary } from '../../domain/diet-words';
import { ActionLink } from '../../ui/action-link';
import { Button } from '../../ui/button';
import { keepDiet, keptDiet } from './kept-diet';
import { UnreadWords } from './unread-words';
import { chooseDiet } from './use-diet';
import styles from './diet-notice.module.css';

interface DietNoticeProps {
  diet: Diet;
  standings: ByStanding<unknown>;
  words: { one: string; many: string; list?: 'menu' | 'drinks' };
  listId: string;
}

/** Sums up the list under the diet, and offers the diet of the last visit. */
export function DietNotice(props: DietNoticeProps) {
  return (
    <>
      <UnreadWords />
      {hasDiet(props.diet) && <Chosen {...props} />}
      <KeptDiet diet={props.diet} listId={props.listId} />
    </>
  );
}

function Chosen({ diet, standings, words, listId }: DietNoticeProps) {
  return (
    <div className={styles.notice}>
      {dietSentences(diet, standings, words).map((sentence, index) => (
        <p key={sentence}>{index === 0 ? <strong>{sentence}</strong> : sentence}</p>
      ))}
      <p className="screen-only cluster gap-3">
        <ActionLink to="/allergy-card" look="secondary">
          Allergy card
        </ActionLink>{' '}
        <a
          href="?"
          className="target"
          onClick={(event) => {
            event.preventDefault();
            focusList(listId);
            chooseDiet(NO_DIET);
          }}
        >
          Clear
        </a>
      </p>
    </div>
  );
}

/** Call this before the pressed button is removed: otherwise focus would fall back to the top of the document. */
function focusList(listId: string): void {
  document.getElementById(listId)?.focus({ preventScroll: true });
}

/** Offers to also leave out what was left out last time, unless the page was opened with all of that. */
export function KeptDiet({ diet, listId }: { diet: Diet; listId: string }) {
  const [kept, setKept] = useState(NO_DIET);
  const isMore = (last: Diet) => dietQuery(together(diet, last)) !== dietQuery(diet);
  const readKept = useEffectEvent(() => {
    const last = keptDiet();
    if (isMore(last)) setKept(last);
  });
  // Read only once: a choice is stored before the list is rendered with it, and would be offered as the last visit’s.
  useLayoutEffect(() => readKept(), []);
  if (!isMore(kept)) return null;
  return (
    <div className={styles.notice}>
      <p>Last time: {dietSummary(kept)}.</p>
      <p className="screen-only cluster gap-3">
        <Button
          look="secondary"
          onClick={() => {
            focusList(listId);
            chooseDiet(together(diet, kept));
            setKept(NO_DIET);
          }}
        >
          Use it again
        </Button>{' '}
        <Button
          look="secondary"
          onClick={() => {
            focusList(listId);
            keepDiet(NO_DIET);
            setKept(NO_DIET);
          }}
        >
          Forget it
        </Button>
      </p>
    </div>
  );
}

function together(...diets: readonly Diet[]): Diet {
  const all = (name: keyof Diet) => diets.flatMap((diet) => diet[name]).join(',');
  return readDiet(all('without'), all('only'));
}

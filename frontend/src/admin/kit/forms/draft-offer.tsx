import { Group } from '@mantine/core';
import { useState } from 'react';
import type { AnyValues, FormFields } from './entry-form-props';
import { FormNotice, NoticeButton } from './form-notice';
import type { DraftKeeper } from './use-draft';
import { Version } from './version';
import styles from './versions.module.css';

interface DraftOfferProps {
  noun: string;
  offer: NonNullable<DraftKeeper['offer']>;
  fields: FormFields<AnyValues>;
  values: AnyValues;
  use: () => void;
  throwAway: () => void;
}

export function DraftOffer(props: DraftOfferProps) {
  const { noun, offer, fields, values, use, throwAway } = props;
  const { draft, names, isOfOlderVersion } = offer;
  const [now] = useState(() => new Date());
  const drafted = draft.values;
  return (
    <FormNotice role="region" aria-labelledby="draft-offer-title">
      <h2 id="draft-offer-title">You have changes here that were not saved</h2>
      <p>
        Draft from {whenWords(new Date(draft.writtenAt), now)}.{' '}
        {isOfOlderVersion && `The ${noun} has changed since. Compare below.`}
      </p>
      {names.map((name) => (
        <div key={name} className={styles.field}>
          <strong>{fields[name]?.label}</strong>
          <div className={styles.sides}>
            <Version name="Now" words={fields[name]} value={values[name]} other={drafted[name]} />
            <Version name="Yours" words={fields[name]} value={drafted[name]} other={values[name]} />
          </div>
        </div>
      ))}
      <Group gap="sm">
        <NoticeButton variant="filled" run={use}>
          Restore draft
        </NoticeButton>
        <NoticeButton run={throwAway}>Discard</NoticeButton>
      </Group>
    </FormNotice>
  );
}

const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** In this device's time: `today at 9:41 PM`, `on Saturday, November 21 at 9:41 PM`. */
function whenWords(then: Date, now: Date): string {
  const isToday = then.toDateString() === now.toDateString();
  return `${isToday ? 'today' : `on ${day.format(then)}`} at ${time.format(then)}`;
}

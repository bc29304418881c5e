import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormFields } from './entry-form-props';
import { shownValue } from './shown-value';
import type { DraftKeeper } from './use-draft';
import styles from './draft-offer.module.css';
import { whenWords } from './when-words';

interface DraftOfferProps<Values extends FieldValues> {
  noun: string;
  offer: NonNullable<DraftKeeper<Values>['offer']>;
  fields: FormFields<Values>;
  values: Values;
  use: () => void;
  throwAway: () => void;
}

/** Offers what was typed and not saved on an earlier visit: when that was, and what it would change. */
export function DraftOffer<Values extends FieldValues>(props: DraftOfferProps<Values>) {
  const { noun, offer, fields, values, use, throwAway } = props;
  const { draft, names, isOfOlderVersion } = offer;
  const [now] = useState(() => new Date());
  return (
    <section className={styles.offer} aria-labelledby="draft-offer-title">
      <h2 id="draft-offer-title">You have changes here that were not saved</h2>
      <p>
        Typed {whenWords(new Date(draft.writtenAt), now)}.{' '}
        {isOfOlderVersion && `This ${noun} has been changed since then: look at what differs.`}
      </p>
      <dl className={styles.changes}>
        {names.map((name) => (
          <div key={name}>
            <dt>{fields[name].label}</dt>
            <dd>
              <span className={styles.version}>
                <b>Now</b> {shownValue(fields[name], values[name], draft.values[name] as Values[typeof name])}
              </span>
              <span className={styles.version}>
                <b>Yours</b>{' '}
                {shownValue(fields[name], draft.values[name] as Values[typeof name], values[name])}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Group gap="sm">
        <Button onClick={use}>Put them back</Button>
        <Button variant="default" onClick={throwAway}>
          Throw them away
        </Button>
      </Group>
    </section>
  );
}

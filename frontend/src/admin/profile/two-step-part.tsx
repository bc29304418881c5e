import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { useState } from 'react';
import useSWR from 'swr';
import { fetchTwoStep, type OwnTwoStep, TWO_STEP_KEY } from '../../api/staff/staff-two-step';
import { failureSentences } from '../kit/shell/describe-failure';
import { later } from '../kit/shell/later';
import styles from './profile-part.module.css';
import type { TwoStepStage } from './two-step-dialog';

const TwoStepDialog = later(async () => (await import('./two-step-dialog')).TwoStepDialog);

const FEW = 3;
/** The button that turns it on becomes the one that turns it off, so it keeps focus. */
const SWITCH = 'switch';

export function TwoStepPart() {
  const { data, error, mutate } = useSWR<OwnTwoStep, unknown>(TWO_STEP_KEY, fetchTwoStep);
  const [stage, setStage] = useState<TwoStepStage | null>(null);
  return (
    <section className={styles.part} aria-labelledby="two-step">
      <h2 className="section-title" id="two-step">
        Two-step sign-in
      </h2>
      <Stack gap="sm">
        {data ? (
          <State {...data} onOpen={setStage} />
        ) : error === undefined ? (
          <Skeleton height={96} role="status" aria-label="Loading" />
        ) : (
          <p role="alert">{failureSentences(error, 'Two-step sign-in', 'could not be loaded')}</p>
        )}
      </Stack>
      <TwoStepDialog
        opened={stage !== null}
        onClose={() => setStage(null)}
        {...{ stage }}
        onStage={setStage}
        onChanged={() => void mutate()}
      />
    </section>
  );
}

function State({
  isOn,
  isRequired,
  recoveryCodesLeft: left,
  onOpen,
}: OwnTwoStep & { onOpen: (stage: TwoStepStage) => void }) {
  const open = (label: string, stage: TwoStepStage, key = label) => (
    <Button key={key} variant="default" onClick={() => onOpen(stage)}>
      {label}
    </Button>
  );
  if (!isOn)
    return (
      <>
        <p>
          Besides your password, you’ll enter a code from an app on your phone. Someone who knows your
          password still can’t sign in.
        </p>
        {isRequired && (
          <p className="note">Required for everyone: you’ll set it up the next time you sign in.</p>
        )}
        <Group>{open('Turn on', { at: 'password' }, SWITCH)}</Group>
      </>
    );
  return (
    <>
      <p>It’s on. When you sign in, you’ll enter a code from the authenticator app on your phone.</p>
      <p className={left <= FEW ? 'warned' : 'note'}>
        {left === 1 ? '1 recovery code left.' : `${left === 0 ? 'No' : left} recovery codes left.`}
        {left <= FEW && ' Get new ones, so that you can sign in if you lose your phone.'}
        {isRequired && ' Required for everyone, so it stays on.'}
      </p>
      <Group gap="sm">
        {open('Get new recovery codes', { at: 'proof', for: 'codes' })}
        {!isRequired && open('Turn off', { at: 'proof', for: 'off' }, SWITCH)}
      </Group>
    </>
  );
}

import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { siteOnDemand } from '../../api/on-demand';
import { ATTENTION_KEY } from '../../api/staff/staff-attention';
import { changeStaffSite, staffSiteSource, type StaffSite } from '../../api/staff/staff-site';
import { formatSpans, formatTime } from '../../domain/hours-format';
import type { OpeningSpan } from '../../domain/site';
import { useStaffList } from '../kit/lists/use-staff-list';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { useNow } from '../kit/shell/use-now';
import { useRestaurant } from '../kit/shell/use-restaurant';
import { closedAt, closingTimes, eveningAt, openedAt, openingTimes } from './hours-tonight';

type Exceptions = StaffSite['exceptions'];

/** Today's hours, and what can happen to them on the day: each change is two presses, and undone by one. */
export function TonightHours() {
  const { items } = useStaffList(staffSiteSource);
  const restaurant = useRestaurant();
  const now = useNow();
  const { mutate } = useSWRConfig();
  const [choosing, setChoosing] = useState<'close' | 'open' | null>(null);
  const [site] = items ?? [];
  if (!site) return null;
  const evening = eveningAt({ ...restaurant, exceptions: site.exceptions.map(withNote) }, now);
  const { date, spans, isException, note } = evening.day;

  async function store(based: StaffSite, exceptions: Exceptions, done: string, isUndo = false) {
    setChoosing(null);
    try {
      const saved = await changeStaffSite(based.etag, { exceptions });
      const undo = isUndo ? undefined : () => void store(saved, based.exceptions, 'Hours changed back', true);
      notifyDone(done, { undo, live: { to: '/contact', label: 'View site' }, about: 'hours' });
    } catch (error) {
      notifyFailure(describeFailure(error, 'Today’s hours', 'were not changed'));
    }
    await Promise.all([staffSiteSource.key, siteOnDemand.key, ATTENTION_KEY].map((key) => mutate(key)));
  }

  const others = site.exceptions.filter((exception) => exception.date !== date);
  const setHours = (next: readonly OpeningSpan[], done: string) =>
    void store(site, [...others, { date, spans: [...next], note }], done);

  const choices = {
    close: {
      label: 'Close early',
      times: closingTimes(evening),
      choose: (time: string) => setHours(closedAt(evening, time), `Closing at ${formatTime(time)} today`),
    },
    open: {
      label: 'Open late',
      times: openingTimes(evening),
      choose: (time: string) => setHours(openedAt(evening, time), `Opening at ${formatTime(time)} today`),
    },
  };

  return (
    <Stack component="section" aria-label="Hours today" gap="var(--space-2)" mb="var(--space-3)">
      <p>
        {spans.length === 0 ? 'Closed today' : `Today ${formatSpans(spans)}`}
        {isException && <span className="note"> (special hours)</span>}
      </p>
      <Group gap="var(--space-2)">
        {(['close', 'open'] as const).map(
          (which) =>
            choices[which].times.length > 0 && (
              <Button
                key={which}
                variant="default"

                aria-expanded={choosing === which}
                onClick={() => setChoosing(choosing === which ? null : which)}
              >
                {choices[which].label}
              </Button>
            ),
        )}
        {spans.length > 0 && (
          <Button variant="default" onClick={() => setHours([], 'Closed all day today')}>
            Closed today
          </Button>
        )}
        {isException && (
          <Button variant="default" onClick={() => void store(site, others, 'Regular hours today')}>
            Regular hours
          </Button>
        )}
      </Group>
      {choosing && (
        <Group role="group" aria-label={choices[choosing].label} gap="var(--space-2)">
          {choices[choosing].times.map((time) => (
            <Button key={time} variant="light" onClick={() => choices[choosing].choose(time)}>
              {formatTime(time)}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

const withNote = ({ date, spans, note }: Exceptions[number]) => ({ date, spans, note: note ?? '' });

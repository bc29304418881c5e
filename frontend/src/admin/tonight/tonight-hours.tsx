import { Button, Group, SimpleGrid, Stack } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useSWRConfig } from 'swr';
import { siteOnDemand } from '../../api/on-demand';
import { readSite } from '../../api/site';
import { ATTENTION_KEY } from '../../api/staff/staff-attention';
import { changeStaffSite, readStaffSite, staffSiteSource, type StaffSite } from '../../api/staff/staff-site';
import { isOpenAt } from '../../domain/hours';
import { clockTime, formatSpans, formatTime } from '../../domain/hours-format';
import { kitchenText } from '../../domain/kitchen';
import type { OpeningSpan } from '../../domain/site';
import { isSame } from '../kit/forms/same-value';
import { listChangesOf } from '../kit/lists/list-changes';
import { currentOf } from '../kit/shell/current-of';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';
import { useNow } from '../kit/shell/use-now';
import {
  closedAt,
  closingTimes,
  eveningAt,
  kitchenTimes,
  openedAt,
  openingTimes,
  withHoursOn,
} from './hours-tonight';
import {
  forgetTap,
  type HoursChange,
  keepTap,
  type Tap,
  tapOf,
  useIsUnsaved,
  useLeftoverTaps,
} from '../kit/lists/unanswered-taps';
import { sendTap } from '../kit/lists/send-tap';
import { Unsaved } from '../kit/lists/unsaved';

interface Choice {
  label: string;
  times: readonly { text: string; choose: () => void }[];
}

const SECTION = 'hours-today';
const inTurn = listChangesOf<StaffSite>(staffSiteSource.key);

/** Today's hours, and same-day changes to them: each takes two presses, and one to undo. */
export function TonightHours({ site }: { site: StaffSite }) {
  const now = useNow();
  const { mutate } = useSWRConfig();
  const [choosing, setChoosing] = useState<string | null>(null);
  // Not the public answer, which may be a second older.
  const rules = useMemo(() => readSite(site), [site]);
  const { kitchen_closes_at } = rules;
  const evening = eveningAt(rules, now);
  const kitchen = kitchenText(rules, now);
  const { date, spans, isException, note } = evening.day;

  const isUnsaved = useIsUnsaved(site);

  async function store(based: StaffSite, changes: HoursChange, done: string, isUndo = false, kept?: Tap) {
    const seen = { list: 'hours', id: based.id, name: done, etag: based.etag } as const;
    const tap = kept ?? tapOf(seen, { hours: changes });
    setChoosing(null);
    // What was pressed may disappear.
    if (!isUndo && !kept) document.getElementById(SECTION)?.focus({ preventScroll: true });
    const before = changes.exceptions
      ? { exceptions: based.exceptions }
      : { kitchen_closes_at: based.kitchen_closes_at };
    const failures = inTurn.conflicts(based.id);
    const send = async (etag: string) => {
      // It was based on a change that was not stored.
      if (inTurn.conflicts(based.id) !== failures) {
        notifyDone(`Not saved: ${done}`);
        return null;
      }
      const stored = await sendTap(tap, () => storeOnce(etag, changes));
      if (stored) void mutate(staffSiteSource.key, [stored], { revalidate: false });
      else inTurn.noteConflict(based.id);
      return stored;
    };
    keepTap(tap);
    try {
      // Shown at once: the next press must build on it.
      const shownAs = (sites: readonly StaffSite[]) => sites.map((each) => ({ ...each, ...changes }));
      const saved = await inTurn.save(null, based.etag, send, shownAs);
      if (!saved) return;
      const undo = isUndo ? undefined : () => void store(saved, before, 'Hours changed back', true);
      notifyDone(done, { undo, live: { to: '/contact', label: 'View site' }, about: 'hours' });
    } catch (error) {
      inTurn.noteConflict(based.id);
      const failure = describeFailure(error, 'Today’s hours', 'were not changed');
      notifyFailure(failure, () => void store(based, changes, done, isUndo));
    } finally {
      forgetTap(tap);
    }
    await Promise.all([staffSiteSource.key, siteOnDemand.key, ATTENTION_KEY].map((key) => mutate(key)));
  }

  useLeftoverTaps((tap) => {
    const { does, etag, name } = tap;
    // Based on the version that staff saw.
    if ('hours' in does) void store({ ...site, etag }, does.hours, name, false, tap);
  });

  const setDay = (hours: StaffSite['exceptions'][number] | null, done: string) =>
    void store(site, { exceptions: withHoursOn(site.exceptions, date, hours) }, done);
  const setHours = (next: readonly OpeningSpan[], done: string) =>
    setDay({ date, spans: [...next], note }, done);
  const setKitchen = (time: Date | null, done: string) =>
    void store(site, { kitchen_closes_at: time?.toISOString() ?? null }, done);

  const choices: readonly Choice[] = [
    {
      label: 'Close early',
      times: closingTimes(evening).map((time) => ({
        text: formatTime(time),
        choose: () => setHours(closedAt(evening, time), `Closing at ${formatTime(time)} today`),
      })),
    },
    {
      label: 'Open late',
      times: openingTimes(evening).map((time) => ({
        text: formatTime(time),
        choose: () => setHours(openedAt(evening, time), `Opening at ${formatTime(time)} today`),
      })),
    },
    {
      label: 'Kitchen closes',
      times: [
        ...(isOpenAt(rules, now) && !(kitchen_closes_at && new Date(kitchen_closes_at) <= now)
          ? [{ text: 'Now', choose: () => setKitchen(now, 'The kitchen is closed') }]
          : []),
        ...kitchenTimes(rules, now).map((at) => {
          const text = clockTime(at, rules.timezone);
          return { text, choose: () => setKitchen(at, `The kitchen closes at ${text}`) };
        }),
      ],
    },
  ];
  const chosen = choices.find(({ label }) => label === choosing);

  return (
    <Stack
      component="section"
      id={SECTION}
      tabIndex={-1}
      aria-label="Hours today"
      gap="var(--space-2)"
      mb="var(--space-3)"
    >
      <p>
        {spans.length === 0 ? 'Closed today' : `Today ${formatSpans(spans)}`}
        {isException && <span className="note"> (special hours)</span>}
      </p>
      {kitchen && <p>{kitchen}</p>}
      {isUnsaved && <Unsaved />}
      <SimpleGrid minColWidth="max(9.5rem, 34%)" autoFlow="auto-fit" spacing="xs">
        {choices.map(
          ({ label, times }) =>
            times.length > 0 && (
              <Button
                key={label}
                variant="default"
                aria-expanded={choosing === label}
                onClick={() => setChoosing(choosing === label ? null : label)}
              >
                {label}
              </Button>
            ),
        )}
        {spans.length > 0 && (
          <Button variant="default" onClick={() => setHours([], 'Closed all day today')}>
            Closed today
          </Button>
        )}
        {kitchen && (
          <Button
            variant="default"
            onClick={() => setKitchen(null, 'The kitchen stays open until you close')}
          >
            Kitchen as usual
          </Button>
        )}
        {isException && (
          <Button variant="default" onClick={() => setDay(null, 'Regular hours today')}>
            Regular hours
          </Button>
        )}
      </SimpleGrid>
      {chosen && (
        <Group role="group" aria-label={chosen.label} gap="var(--space-2)">
          {chosen.times.map(({ text, choose }, at) => (
            // On the night when the clocks go back, a time occurs twice.
            <Button key={at} variant="default" onClick={choose}>
              {text}
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  );
}

/** Whether it is already stored, and only its answer was lost. */
async function storeOnce(etag: string, changes: HoursChange): Promise<StaffSite> {
  try {
    return await changeStaffSite(etag, changes);
  } catch (error) {
    const current = currentOf(error, readStaffSite);
    if (current && isSame({ ...current, ...changes }, current)) return current;
    throw error;
  }
}

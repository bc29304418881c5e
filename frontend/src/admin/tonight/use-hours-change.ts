import { useSWRConfig } from 'swr';
import { siteOnDemand } from '../../api/on-demand';
import { ATTENTION_KEY } from '../../api/staff/staff-attention';
import { changeStaffSite, readStaffSite, staffSiteSource, type StaffSite } from '../../api/staff/staff-site';
import { isSame } from '../kit/forms/same-value';
import { listChangesOf } from '../kit/lists/list-changes';
import { sendTap } from '../kit/lists/send-tap';
import {
  forgetTap,
  type HoursChange,
  keepTap,
  type Tap,
  tapOf,
  useLeftoverTaps,
} from '../kit/lists/unanswered-taps';
import { currentOf } from '../../api/errors';
import { describeFailure } from '../kit/shell/describe-failure';
import { notifyDone, notifyFailure } from '../kit/shell/notify';

const queue = listChangesOf<StaffSite>(staffSiteSource.key);

/** Stores a change to today's hours and offers its undo; `done` says what it did. Without a connection, it waits. */
export function useHoursChange(site: StaffSite): (changes: HoursChange, done: string) => void {
  const { mutate } = useSWRConfig();

  async function store(based: StaffSite, changes: HoursChange, done: string, isUndo = false, leftover?: Tap) {
    const seen = { list: 'hours', id: based.id, name: done, etag: based.etag } as const;
    const tap = leftover ?? tapOf(seen, { hours: changes });
    const before = changes.exceptions
      ? { exceptions: based.exceptions }
      : { kitchen_closes_at: based.kitchen_closes_at };
    const failures = queue.conflicts(based.id);
    const send = async (etag: string) => {
      // It was based on a change that was not stored.
      if (queue.conflicts(based.id) !== failures) {
        notifyDone(`Not saved: ${done}`);
        return null;
      }
      const stored = await sendTap(tap, () => storeOnce(etag, changes));
      if (stored) void mutate(staffSiteSource.key, [stored], { revalidate: false });
      else queue.noteConflict(based.id);
      return stored;
    };
    keepTap(tap);
    try {
      // Shown at once: the next press must build on it.
      const shownAs = (sites: readonly StaffSite[]) => sites.map((each) => ({ ...each, ...changes }));
      const saved = await queue.save(null, based.etag, send, shownAs);
      if (!saved) return;
      const undo = isUndo ? undefined : () => void store(saved, before, 'Hours changed back', true);
      notifyDone(done, { undo, live: { to: '/contact', label: 'View site' }, about: 'hours' });
    } catch (error) {
      queue.noteConflict(based.id);
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

  return (changes, done) => void store(site, changes, done);
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

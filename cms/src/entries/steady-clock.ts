import { service } from '../api/service';

const STORE = { type: 'core', name: 'clean_up', key: 'clock' } as const;
const WEEK_MS = 7 * 86_400_000;

interface Seen {
  /** When the clock was first read since it last jumped. */
  since: number;
  last: number;
}

/**
 * Whether the clock can be trusted to decide what is old enough to delete. If it is a year ahead (a restart without a
 * time server), everything looks old. So after a jump of more than a week it isn't trusted until it has run for a week.
 */
export const steadyClock = service((strapi) => {
  let seen: Seen | null = null;

  return {
    /** Call every hour. */
    async read(now = Date.now()): Promise<void> {
      const store = strapi.store(STORE);
      const before = (await store.get({})) as Seen | null;
      const hasJumped = before !== null && Math.abs(now - before.last) > WEEK_MS;
      if (hasJumped)
        strapi.log.warn(
          `The clock was at ${new Date(before.last).toISOString()} when it was last read. Nothing old is deleted until it has run for a week.`,
        );
      seen = { since: before === null || hasJumped ? now : before.since, last: now };
      await store.set({ value: seen });
    },

    isTrusted: (now = Date.now()): boolean =>
      seen !== null && now - seen.since >= WEEK_MS && Math.abs(now - seen.last) <= WEEK_MS,
  };
});

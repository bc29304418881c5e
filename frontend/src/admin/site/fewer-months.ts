import type { StaffSite } from '../../api/staff/staff-site';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { counted } from '../kit/lists/noun';
import type { Question } from '../kit/shell/confirm';

type Kept = Pick<StaffSite, 'message_months' | 'history_months'>;

/** What a blank means to the API. */
export const HISTORY_MONTHS = 13;

/** Asks before fewer months delete messages or history, which nothing brings back. */
export function fewerMonthsQuestion(now: Kept, stored: Kept): Question | null {
  const [messages, history] = [messagesOf(now), historyOf(now)];
  const gone = [
    ...(messages < messagesOf(stored)
      ? [`Messages older than ${counted(messages, 'month')}, with your replies, are deleted within the hour.`]
      : []),
    ...(history < historyOf(stored)
      ? [`Changes older than ${counted(history, 'month')} are deleted and can no longer be undone.`]
      : []),
  ];
  if (gone.length === 0) return null;
  return {
    title: 'Permanently delete older data?',
    text: `${gone.join(' ')} This can’t be undone.`,
    action: 'Save and delete',
    isDangerous: true,
  };
}

const messagesOf = ({ message_months: months }: Kept) => months ?? DEFAULT_SITE.message_months;
const historyOf = ({ history_months: months }: Kept) => months ?? HISTORY_MONTHS;

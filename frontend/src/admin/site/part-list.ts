import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { KEEP_FOCUS, keepsFocus } from '../kit/shell/title-focus';

interface Part {
  id: string;
  title: string;
  /** The label of the tab. */
  short: string;
  help?: string;
  isForManagers?: boolean;
}

/** The parts of the form, in order. */
const PARTS: readonly Part[] = [
  {
    id: 'week',
    title: 'Opening hours',
    short: 'Hours',
    isForManagers: true,
    help: 'Weekly hours. Closing after midnight? Enter 1:00 AM: it counts as the night before.',
  },
  {
    id: 'dates',
    title: 'Special hours',
    short: 'Holidays',
    isForManagers: true,
    help: 'Replaces regular hours on these dates. The site shows them beside the hours, and on the day itself.',
  },
  {
    id: 'replies',
    title: 'Reply templates',
    short: 'Replies',
    isForManagers: true,
    help: 'Answers to messages that come up again and again. Staff pick one, change what they like and send it.',
  },
  {
    id: 'reach',
    title: 'Phone, email and address',
    short: 'Address',
    help: 'Shown in the footer, beside the map and on the contact page. Blank fields are hidden.',
  },
  {
    id: 'links',
    title: 'Links',
    short: 'Links',
    help: 'Full web addresses, starting with https://.',
  },
  { id: 'words', title: 'Name and notes', short: 'Name' },
  {
    id: 'fee',
    title: 'Mandatory fee, tax and plates',
    short: 'Fee',
    help: 'Massachusetts law (940 CMR 38.00): a fee that every guest has to pay must be disclosed before they order. The menu and the drinks list show it.',
  },
  {
    id: 'keeping',
    title: 'How long data is kept',
    short: 'Privacy',
    help: 'Anything older is deleted for good.',
  },
  {
    id: 'region',
    title: 'Time zone and currency',
    short: 'Time zone',
    help: 'Set once, when the restaurant opens or moves.',
  },
];

export const anchorOf = (id: string) => `part-${id}`;

/** The address that opens the screen at this part. */
export const partAddress = (id: string) => `/admin/site#${anchorOf(id)}`;

/** A manager has the hours and the reply templates, an owner everything. */
export const partsFor = (isOwner: boolean) => (isOwner ? PARTS : PARTS.filter((part) => part.isForManagers));

export function focusPart(id: string): HTMLElement | null {
  const title = document.getElementById(anchorOf(id));
  title?.focus({ preventScroll: true });
  return title;
}

export type OpenPart = ReturnType<typeof useOpenPart>;

/** The part of the form on screen. The address holds it, so that links and Back work. */
export function useOpenPart(isOwner: boolean) {
  const location = useLocation();
  const navigate = useNavigate();
  const named = partsFor(isOwner).find(({ id }) => `#${anchorOf(id)}` === location.hash)?.id;
  useEffect(() => {
    if (named !== undefined && !keepsFocus(location)) focusPart(named)?.scrollIntoView({ block: 'start' });
  }, [named, location]);
  const part = named ?? 'week';
  return {
    part,
    /** With `isAtOnce`, the part is on screen when this returns, so its fields can take the focus. */
    open: (id: string, isAtOnce = false) => {
      if (id === part) return;
      const hash = `#${anchorOf(id)}`;
      void navigate({ hash }, { state: KEEP_FOCUS, preventScrollReset: true, flushSync: isAtOnce });
    },
  };
}

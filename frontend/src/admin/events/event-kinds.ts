import type { EventType } from '../../domain/event';

/** What each kind of card does on the site, in words (see `domain/event` and the events carousel). */
export const EVENT_KINDS: readonly { value: EventType; label: string; help: string }[] = [
  {
    value: 'event',
    label: 'Event',
    help: 'Happens on a day. Diners find it under “Events”; its button says “Reserve”.',
  },
  {
    value: 'special',
    label: 'Special',
    help: 'Something to eat or drink for a while. Diners find it under “Specials”; its button says “Reserve”.',
  },
  {
    value: 'evergreen',
    label: 'Evergreen',
    help: 'Always true of the house. It is marked “Casa” and shows under “All” only; its button says “Learn more”.',
  },
];

export function kindLabel(type: EventType): string {
  return EVENT_KINDS.find(({ value }) => value === type)?.label ?? type;
}

/** What the button of such a card says where staff leave it empty. */
export function usualButton(type: EventType): string {
  return type === 'evergreen' ? 'Learn more' : 'Reserve';
}

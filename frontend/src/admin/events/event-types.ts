import type { EventType } from '../../domain/event';

export const EVENT_TYPES: readonly { value: EventType; label: string; help: string }[] = [
  {
    value: 'event',
    label: 'Event',
    help: 'Happens on a day. Guests find it under “Events”; its button says “Reserve”.',
  },
  {
    value: 'special',
    label: 'Special',
    help: 'A limited-time dish or drink. Guests find it under “Specials”; its button says “Reserve”.',
  },
  {
    value: 'evergreen',
    label: 'Ongoing',
    help: 'No date. Labeled “Anytime”; shows under “All” only, and its button says “Learn more”.',
  },
];

export function typeLabel(type: EventType): string {
  return EVENT_TYPES.find(({ value }) => value === type)?.label ?? type;
}

export function usualButton(type: EventType): string {
  return type === 'evergreen' ? 'Learn more' : 'Reserve';
}

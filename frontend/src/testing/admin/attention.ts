import type { StaffAttention } from '../../api/staff/staff-attention';

/** The attention answer when nothing needs attention, with the given changes. */
export function anAttention(parts: Partial<StaffAttention> = {}): StaffAttention {
  return {
    newMessages: 0,
    failedMails: 0,
    failedReplies: 0,
    unconfirmedDishes: 0,
    unconfirmedDrinks: 0,
    dishesWithCents: [],
    drinksWithCents: [],
    offersEnding: [],
    eventsOutsideHours: [],
    special: { id: 'tapas5', etag: '"attention-7"', active: true, title: 'Tapas $5', dishes: 7 },
    today: { date: '2026-11-21', exception: null },
    ...parts,
  };
}

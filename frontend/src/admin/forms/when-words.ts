const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

/** When something was, by the clock of this device: `today at 9:41 PM`, `on Saturday, November 21 at 9:41 PM`. */
export function whenWords(then: Date, now: Date): string {
  const isToday = then.toDateString() === now.toDateString();
  return `${isToday ? 'today' : `on ${day.format(then)}`} at ${time.format(then)}`;
}

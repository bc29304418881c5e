const parts = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** `Fri Nov 27`, with the year if it is not the year of `today`. */
export function shortDate(date: string, today: string): string {
  const words = parts.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
  return date.slice(0, 4) === today.slice(0, 4) ? words : `${words}, ${date.slice(0, 4)}`;
}

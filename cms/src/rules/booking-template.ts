/** The placeholders in a booking URL for party size and time; the site fills them in. */
const PLACES = ['{covers}', '{date}', '{time}'];

export const BOOKING_TEMPLATE_MESSAGE =
  'The address for a chosen table must contain {covers}, {date} and {time}, all after the domain name.';

export function isBookingTemplate(address: string): boolean {
  const rest = /^https?:\/\/[^/?#{}]+([/?#].*)$/i.exec(address)?.[1] ?? '';
  return address === '' || PLACES.every((place) => rest.includes(place));
}

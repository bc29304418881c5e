import { field, type PanelView } from './panel-view';

const opens = field(4, 'Opens', '24-hour clock', { placeholder: '17:00' });
const closes = field(4, 'Closes', 'Earlier than it opens means after midnight', { placeholder: '22:30' });
const closed = field(4, 'Closed', 'Closed all day: leave the times empty');
const web = (label: string) => field(6, label, undefined, { placeholder: 'https://' });

const term = (labelEn: string): PanelView => ({
  title: 'labelEn',
  sort: { by: 'labelEn', order: 'ASC' },
  columns: ['labelEn', 'labelEs', 'slug'],
  rows: [
    { labelEn: field(6, labelEn), labelEs: field(6, 'In Spanish') },
    { slug: field(12, 'Code', 'What the site and its search know it by: better not changed') },
  ],
});

export const restaurantViews: Record<string, PanelView> = {
  'api::vocabulary.dietary-tag': term('Tag'),
  'api::vocabulary.allergen': term('Allergen'),
  'api::contact.contact-message': {
    title: 'subject',
    sort: { by: 'createdAt', order: 'DESC' },
    columns: ['createdAt', 'name', 'email', 'subject', 'state'],
    rows: [
      { state: field(6, 'State') },
      { name: field(6, 'From'), email: field(6, 'E-mail') },
      { phone: field(6, 'Phone'), pagePath: field(6, 'Sent from page') },
      { subject: field(12, 'Subject') },
      { message: field(12, 'Message') },
    ],
  },
  'api::site.site-settings': {
    title: 'name',
    columns: ['name', 'phone'],
    rows: [
      {
        name: field(6, 'Name'),
        tagline: field(6, 'Tagline', 'Follows the page’s name in the browser’s tab'),
      },
      { phone: field(6, 'Phone'), email: field(6, 'E-mail') },
      { streetAddress: field(12, 'Street and number') },
      { city: field(4, 'City'), region: field(4, 'State'), postalCode: field(4, 'ZIP code') },
      { latitude: field(4, 'Latitude'), longitude: field(4, 'Longitude') },
      { hours: field(12, 'Opening hours', 'A day may have two entries; a day without one is closed') },
      { exceptions: field(12, 'Holidays and other exceptions', 'These win over the week') },
      {
        timezone: field(6, 'Time zone', 'What “today” and “now” mean on the site'),
        currency: field(6, 'Currency', 'ISO code of all prices', { placeholder: 'USD' }),
      },
      { bookingUrl: web('Booking page'), mapEmbedUrl: web('Map to embed') },
      { parkingNote: field(12, 'Parking note') },
      { instagramUrl: web('Instagram'), facebookUrl: web('Facebook') },
      { tiktokUrl: web('TikTok'), establishedYear: field(4, 'Since') },
      {
        agencyName: field(6, 'Web agency', 'For the credit in the footer'),
        agencyUrl: web('Web agency’s site'),
      },
      {
        feeName: field(4, 'Mandatory fee', 'Stated on the menu, as Massachusetts asks; empty for none'),
        feePercent: field(4, 'Fee, %', 'Either this or an amount'),
        feeAmount: field(4, 'Fee, amount', 'In the currency of the prices, whatever is ordered'),
      },
    ],
  },
  'site.weekday-hours': {
    title: 'day',
    columns: [],
    rows: [{ day: field(12, 'Day') }, { closed, opens, closes }],
  },
  'site.hours-exception': {
    title: 'date',
    columns: [],
    rows: [
      { date: field(4, 'Date'), note: field(8, 'Note', 'Shown beside the hours, like “Thanksgiving”') },
      { closed, opens, closes },
    ],
  },
};

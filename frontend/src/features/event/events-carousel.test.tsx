import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { eventsOnDemand } from '../../api/on-demand';
import type { EventCard } from '../../domain/event';
import { someEvent } from '../../testing/event';
import { renderWithSite } from '../../testing/render-with-site';
import type { SliderSettings } from '../../ui/carousel/slider';
import { EventsCarousel } from './events-carousel';

const sliders = vi.hoisted(() => ({
  start: new Promise<void>(() => undefined),
  made: [] as SliderSettings[],
}));
vi.mock('../../ui/carousel/after-load', () => ({ afterLoad: () => sliders.start }));
vi.mock('../../ui/carousel/slider', () => ({
  createSlider: (_: HTMLElement, settings: SliderSettings) => {
    sliders.made.push(settings);
    const nothing = () => undefined;
    return { goTo: nothing, goNext: nothing, goBack: nothing, setRotating: nothing, destroy: nothing };
  },
}));

const FLAMENCO = someEvent({
  id: 'flamenco',
  image: '/uploads/bar.jpg',
  date: '2026-12-03',
  ctaTo: '/reservations',
  ctaLabel: 'Reserve a table',
});
const VERMUT = someEvent({
  id: 'vermut',
  type: 'special',
  title: 'La Hora del Vermut',
  desc: '',
  image: null,
  date: null,
  ctaTo: 'https://book.example/vermut',
  ctaLabel: 'Save a seat',
});

afterEach(() => history.replaceState(null, '', '/'));

function show(events?: readonly EventCard[]) {
  renderWithSite(<EventsCarousel />, {
    answers: events === undefined ? {} : { [eventsOnDemand.key]: events },
  });
}
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const cardOf = (title: string) => {
  const card = screen.getByRole('heading', { name: title }).closest('article');
  if (!card) throw new Error(`${title} is in no card.`);
  return within(card);
};

it('has the chips All, Specials and Events, with All chosen', () => {
  show([FLAMENCO, VERMUT]);
  const chips = within(screen.getByRole('radiogroup', { name: 'Show' }));
  for (const name of ['Specials', 'Events']) expect(chips.getByRole('radio', { name })).not.toBeChecked();
  expect(chips.getByRole('radio', { name: 'All' })).toBeChecked();
});

it('fills All up to four with built-in cards, and filters without them', async () => {
  show([FLAMENCO, VERMUT]);
  expect(titles()).toEqual(['Flamenco Night', 'La Hora del Vermut', 'Tapas & Wine Duo', 'Flamenco Nights']);
  await userEvent.click(screen.getByRole('radio', { name: 'Specials' }));
  expect(titles()).toEqual(['La Hora del Vermut']);
  await userEvent.click(screen.getByRole('radio', { name: 'Events' }));
  expect(titles()).toEqual(['Flamenco Night']);
  expect(screen.getByRole('status')).toHaveTextContent('1 event or special');
});

it('says kindly that a filter is empty, with a link to go on', async () => {
  show([FLAMENCO]);
  await userEvent.click(screen.getByRole('radio', { name: 'Specials' }));
  expect(screen.getByText('No specials right now.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the menu' })).toHaveAttribute('href', '/menu');
  await userEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(document.body).not.toHaveFocus();
  expect(titles()).toContain('Flamenco Night');
});

it('opens links within the site in place, and others in a new tab', () => {
  show([FLAMENCO, VERMUT]);
  const inside = cardOf('Flamenco Night').getByRole('link', { name: 'Reserve a table: Flamenco Night' });
  expect(inside).toHaveAttribute('href', '/reservations');
  expect(inside).not.toHaveAttribute('target');
  const outside = cardOf('La Hora del Vermut').getByRole('link');
  expect(outside).toHaveAttribute('href', 'https://book.example/vermut');
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

it.each([
  ['/menu?only=vegan', true],
  ['/events.ics', false],
])('follows %s in the app: %j', (ctaTo, isInApp) => {
  show([{ ...FLAMENCO, ctaTo }]);
  let isFollowed: boolean | undefined;
  const note = (event: Event) => {
    isFollowed = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, { once: true });
  fireEvent.click(cardOf('Flamenco Night').getByRole('link'));
  expect(isFollowed).toBe(isInApp);
});

it('opens phone and mail links without a new tab', () => {
  show([{ ...FLAMENCO, ctaTo: 'tel:+16175550142' }]);
  const call = cardOf('Flamenco Night').getByRole('link', { name: 'Reserve a table: Flamenco Night' });
  expect(call).toHaveAttribute('href', 'tel:+16175550142');
  expect(call).not.toHaveAttribute('target');
});

it('reads out the full date at the restaurant', () => {
  show([FLAMENCO, VERMUT]);
  const date = screen.getByText('Thursday, December 3').closest('time');
  expect(date).toHaveAttribute('datetime', '2026-12-03');
  expect(document.querySelectorAll('time')).toHaveLength(1);
});

it('says when, how much and where, if it is known', () => {
  show([
    { ...FLAMENCO, startTime: '19:00', endTime: '22:30', weekdays: [4], price: 0, place: 'The bar' },
    VERMUT,
  ]);
  const facts = cardOf('Flamenco Night').getAllByRole('listitem');
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Every Thursday',
    '7:00 PM – 10:30 PM',
    'Free',
    'The bar',
  ]);
  expect(cardOf('La Hora del Vermut').queryByRole('list')).toBeNull();
});

const pictureOf = (title: string) => cardOf(title).getByRole('presentation');

it('shows the placeholder if there is no picture', () => {
  show([VERMUT]);
  expect(pictureOf('La Hora del Vermut')).toHaveAttribute('src', '/pictures/placeholder-dish.jpg');
});

it('shows the placeholder if a picture fails, and loads none for slides that are not near', () => {
  show([FLAMENCO, VERMUT]);
  expect(pictureOf('Flamenco Night')).toHaveAttribute('src', '/img/640/uploads/bar.jpg');
  fireEvent.error(pictureOf('Flamenco Night'));
  expect(pictureOf('Flamenco Night')).toHaveAttribute('src', '/pictures/placeholder-dish.jpg');
  expect(cardOf('La Hora del Vermut').queryByRole('presentation')).toBeNull();
});

it('shows what people wrote as plain text', () => {
  const script = '<script>alert(1)</script> 🍷';
  show([{ ...FLAMENCO, title: script }]);
  expect(titles()[0]).toBe(script);
});

it('advances every 4.2 seconds', async () => {
  sliders.start = Promise.resolve();
  show([FLAMENCO, VERMUT]);
  await waitFor(() => expect(sliders.made).toMatchObject([{ autoplayMs: 4_200 }]));
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { offersOnDemand } from '../../api/on-demand';
import type * as Resource from '../../api/resource';
import type { Offer } from '../../domain/offer';
import { renderWithSite } from '../../testing/render-with-site';
import { Hero } from './hero';

const answer = vi.fn<() => Promise<readonly Offer[]>>();

vi.mock('../../ui/carousel/after-load', () => ({ afterLoad: () => new Promise(() => undefined) }));
vi.mock('../../api/resource', async (original) => ({
  ...(await original<typeof Resource>()),
  fetchOnDemand: () => answer(),
}));

beforeEach(() => void answer.mockReset());

const OFFER: Offer = {
  id: '1',
  imageUrl: '/uploads/paella.jpg',
  focus: 'left',
  badge: 'For two',
  title: 'A paella takes half an hour',
  subtitle: 'Stay.',
  ctaPrimaryLabel: 'See the paellas',
  ctaPrimaryTo: '/menu#paellas',
  ctaSecondaryLabel: 'Order it ahead',
  ctaSecondaryTo: 'https://example.com/order',
};

function show({ offers, isFirstPage = true }: { offers?: readonly Offer[]; isFirstPage?: boolean }) {
  return renderWithSite(<Hero />, {
    answers: offers && { [offersOnDemand.key]: offers },
    isFirstPage,
  });
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const frame = () => screen.getAllByTestId('hero-skeleton')[0]?.parentElement;
const pictureOf = (container: HTMLElement) => {
  const image = container.querySelector('img');
  if (!image) throw new Error('There is no picture.');
  return image;
};

it('shows all of an offer: badge, title, subtitle and both its buttons', () => {
  show({ offers: [OFFER] });
  expect(screen.getByText('For two')).toBeInTheDocument();
  expect(titles()).toEqual(['A paella takes half an hour']);
  expect(screen.getByText('Stay.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See the paellas' })).toHaveAttribute('href', '/menu#paellas');
  expect(screen.getByRole('link', { name: /Order it ahead/ })).toHaveAttribute('target', '_blank');
});

it('leaves out an empty badge and subtitle', () => {
  const { container } = show({ offers: [{ ...OFFER, badge: '', subtitle: '' }] });
  expect(container.querySelectorAll('article p')).toHaveLength(1);
});

it('shows at most five offers, with one h1 for the page', () => {
  show({ offers: Array.from({ length: 7 }, (_, index) => ({ ...OFFER, id: String(index) })) });
  expect(titles()).toHaveLength(5);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

it('shows the two built-in offers at once if the server had no answer, then the fetched ones', async () => {
  answer.mockResolvedValue([OFFER]);
  show({});
  expect(titles()).toEqual(['Tapas Night: $5 each', 'Pour a glass, share a plate']);
  await waitFor(() => expect(titles()).toEqual(['A paella takes half an hour']));
});

it('shows a skeleton and a link to the menu while loading after a navigation, and the built-in offers if that fails', async () => {
  let fail: ((error: Error) => void) | undefined;
  answer.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  show({ isFirstPage: false });
  expect(screen.getByTestId('hero-skeleton')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'View Menu' })).toHaveAttribute('href', '/menu');
  expect(screen.getByRole('link', { name: 'Book a Table' })).toHaveAttribute('href', '/reservations');
  fail?.(new Error('offline'));
  await waitFor(() => expect(titles()).toEqual(['Tapas Night: $5 each', 'Pour a glass, share a plate']));
  expect(screen.getByText('Special')).toBeInTheDocument();
  expect(screen.getByText('Mon · Tue · Wed')).toBeInTheDocument();
  expect(screen.getByText('Limited')).toBeInTheDocument();
});

it('fetches the first picture at once and the next ones later', () => {
  const { container } = show({ offers: [OFFER, { ...OFFER, id: '2' }] });
  const images = container.querySelectorAll('img');
  expect(images).toHaveLength(1);
  expect(images[0]).toHaveAttribute('loading', 'eager');
  expect(images[0]).toHaveAttribute('fetchpriority', 'high');
  // Nothing outside the visible slide is animated forever.
  expect(screen.getAllByTestId('hero-skeleton')[1]?.parentElement).toHaveAttribute('data-state', 'unknown');
});

it('covers a picture with a skeleton until it has loaded', () => {
  const { container } = show({ offers: [OFFER] });
  expect(frame()).toHaveAttribute('data-state', 'loading');
  fireEvent.load(pictureOf(container));
  expect(frame()).toHaveAttribute('data-state', 'loaded');
});

it('counts a picture that fails as loaded, and shows the placeholder', () => {
  const { container } = show({ offers: [OFFER] });
  fireEvent.error(pictureOf(container));
  expect(frame()).toHaveAttribute('data-state', 'loaded');
  expect(pictureOf(container)).toHaveAttribute('src', '/pictures/placeholder-dish.jpg');
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { highlightsOnDemand } from '../../api/on-demand';
import type * as Resource from '../../api/resource';
import type { Highlight } from '../../domain/highlight';
import { RAW_FOOD_NOTICE } from '../../domain/legal';
import { someDish } from '../../testing/dish';
import { renderWithSite } from '../../testing/render-with-site';
import { CarriedQueryContext } from '../../ui/link';
import { Highlights } from './highlights';

const answer = vi.fn<(key?: string) => Promise<readonly Highlight[]>>();

vi.mock('../../ui/carousel/after-load', () => ({ afterLoad: () => new Promise(() => undefined) }));
vi.mock('../../api/resource', async (original) => ({
  ...(await original<typeof Resource>()),
  fetchOnDemand: ({ key }: { key: string }) => answer(key),
}));

beforeEach(() => void answer.mockReset());

const DISH: Highlight = {
  id: '1',
  position: 1,
  name: 'Gambas al ajillo',
  description: 'Still spitting.',
  price: 16,
  priceFormatted: '$16.00',
  image: { src: '/uploads/gambas.jpg', alt: 'Shrimp in a clay dish' },
  tag: 'Still sizzling',
  category: 'Del Mar',
  dishId: 'd9',
  raw: false,
};

function show(dishes: readonly Highlight[] | undefined, isFirstPage = true) {
  return renderWithSite(<Highlights />, {
    answers: dishes && { [highlightsOnDemand.key]: dishes },
    isFirstPage,
  });
}

it('shows a dish with its picture, tag, price and description, under the link to the menu', () => {
  show([DISH]);
  expect(screen.getByRole('heading', { name: 'Menu Highlights' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See Full Menu' })).toHaveAttribute('href', '/menu');
  expect(screen.getByRole('heading', { name: 'Gambas al ajillo' })).toHaveAttribute('lang', 'es');
  expect(screen.getByAltText('Shrimp in a clay dish')).toHaveAttribute('loading', 'lazy');
  for (const text of ['Still sizzling', '$16.00', 'Still spitting.']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
});

it('links to the dish on the menu, or to nothing if it is not there', () => {
  show([DISH, { ...DISH, id: '2', name: 'Pulpo', dishId: null }]);
  expect(screen.getByRole('link', { name: 'Gambas al ajillo' })).toHaveAttribute('href', '/menu#dish-d9');
  expect(screen.queryByRole('link', { name: 'Pulpo' })).toBeNull();
});

it('gives a dish without a picture a tile with its category', () => {
  show([{ ...DISH, image: null }]);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Del Mar')).toBeInTheDocument();
});

it('replaces a broken picture with the placeholder', () => {
  show([DISH]);
  fireEvent.error(screen.getByAltText('Shrimp in a clay dish'));
  expect(screen.getByAltText('Shrimp in a clay dish')).toHaveAttribute(
    'src',
    '/pictures/placeholder-dish.jpg',
  );
});

it('says that highlights are loading if there are none, even if the owner set none', () => {
  show([]);
  expect(screen.getByText('Loading highlights…')).toBeInTheDocument();
});

it('keeps that text, and the link to the menu, if the call fails, and shows dishes once they load', async () => {
  answer.mockRejectedValueOnce(new Error('offline'));
  const { unmount } = show(undefined, false);
  await waitFor(() => expect(answer).toHaveBeenCalledOnce());
  expect(screen.getByText('Loading highlights…')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See Full Menu' })).toBeInTheDocument();
  unmount();
  answer.mockResolvedValueOnce([DISH]);
  show(undefined, false);
  expect(await screen.findByText('Gambas al ajillo')).toBeInTheDocument();
});

it('shows at most ten, and what people wrote as plain text', () => {
  const name = '<script>alert(1)</script>';
  show(Array.from({ length: 12 }, (_, index) => ({ ...DISH, id: String(index), name })));
  expect(screen.getAllByRole('heading', { name })).toHaveLength(10);
});

it('marks a raw dish with an asterisk and explains it, and shows neither if none is raw', () => {
  const page = show([DISH, { ...DISH, id: '2', name: 'Tortilla', raw: true }]);
  expect(screen.getByRole('heading', { name: /^Tortilla ?\(raw or undercooked\)$/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Gambas al ajillo' })).toBeInTheDocument();
  expect(screen.getByText(RAW_FOOD_NOTICE, { exact: false })).toBeInTheDocument();
  page.unmount();
  show([DISH]);
  expect(screen.queryByText(RAW_FOOD_NOTICE, { exact: false })).toBeNull();
});

it('marks a dish that this diner leaves out, and one whose allergens are unconfirmed', async () => {
  localStorage.setItem('diet', '?without=shellfish&only=no-pork');
  const gambas = someDish({ id: 'd9', allergens: ['shellfish'] });
  answer.mockResolvedValue({
    currency: 'USD',
    categories: [{ name: '', slug: '', items: [gambas, someDish({ id: 'd10', name: 'Chorizo' })] }],
  } as never);
  show([DISH, { ...DISH, id: '3', dishId: 'd10' }, { ...DISH, id: '2', name: 'Off the menu', dishId: null }]);
  expect(await screen.findByText('Contains shellfish')).toBeVisible();
  expect(screen.getByText('Not marked pork-free')).toBeInTheDocument();
  expect(screen.getByText('Ask your server')).toBeInTheDocument();
  // The diet is changed in another tab.
  localStorage.setItem('diet', '?only=vegan');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findAllByText('Not marked vegan')).toHaveLength(2);
  localStorage.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(screen.queryByText('Not marked vegan')).toBeNull());
});

it('follows what the kitchen changes, and asks again once the connection is back', async () => {
  localStorage.setItem('diet', '?without=shellfish');
  const menuWith = (...allergens: string[]) => {
    const categories = [{ name: '', slug: '', items: [someDish({ id: 'd9', allergens })] }];
    answer.mockImplementation(async (key) =>
      key === highlightsOnDemand.key ? [DISH] : ({ currency: 'USD', categories } as never),
    );
  };
  answer.mockRejectedValue(new Error('offline'));
  const timers = vi.spyOn(window, 'setInterval');
  show([DISH]);
  expect(await screen.findByText('Ask your server')).toBeVisible();
  menuWith('shellfish');
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Contains shellfish')).toBeVisible();
  menuWith();
  for (const [run, delay] of timers.mock.calls) if (delay === 300_000) run();
  timers.mockRestore();
  await waitFor(() => expect(screen.queryByText('Contains shellfish')).toBeNull());
  localStorage.clear();
});

it('marks what a followed link leaves out, in addition to this diner’s own diet', async () => {
  localStorage.setItem('diet', '?without=milk');
  answer.mockResolvedValue({
    currency: 'USD',
    categories: [{ name: '', slug: '', items: [someDish({ id: 'd9', allergens: ['milk', 'shellfish'] })] }],
  } as never);
  renderWithSite(
    <CarriedQueryContext value={() => '?without=shellfish'}>
      <Highlights />
    </CarriedQueryContext>,
    { answers: { [highlightsOnDemand.key]: [DISH] } },
  );
  expect(await screen.findByText('Contains milk and shellfish')).toBeVisible();
  localStorage.clear();
});

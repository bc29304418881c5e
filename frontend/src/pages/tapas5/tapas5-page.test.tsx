import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { tapas5OnDemand } from '../../api/on-demand';
import type * as Resource from '../../api/resource';
import { readTapas5 } from '../../api/tapas5';
import type { Site } from '../../domain/site';
import { ALLERGY_NOTICE, RAW_FOOD_NOTICE } from '../../domain/legal';
import { renderWithSite } from '../../testing/render-with-site';
import { Tapas5Page } from './tapas5-page';

const answer = vi.fn<() => Promise<unknown>>();

vi.mock('../../api/resource', async (original) => ({
  ...(await original<typeof Resource>()),
  fetchOnDemand: () => answer(),
}));

const ITEMS = [
  {
    id: 'a',
    name: 'Gildas',
    description: 'On a pick.',
    tags: 'organic|Gluten free',
    allergens: 'fish|sulfites',
  },
  {
    id: 'b',
    name: 'Tortilla',
    description: '',
    tags: '',
    allergens: '',
    may_contain: 'milk',
    allergens_confirmed: true,
    raw: true,
  },
];

// Monday at five in Boston.
const ON = '2026-11-23T22:00:00.000Z';

function show(wire: Record<string, unknown>, exceptions: Site['exceptions'] = []) {
  return renderWithSite(<Tapas5Page />, {
    answers: { [tapas5OnDemand.key]: readTapas5(wire) },
    site: { fee: { name: 'Kitchen fee', percent: 3, amount: null }, exceptions },
    now: ON,
  });
}

it('says until when it runs today, unless the restaurant is closed', () => {
  const { unmount } = show({ active: true, items: ITEMS });
  expect(screen.getByText('Today until 6 PM')).toBeInTheDocument();
  unmount();
  show({ active: true, items: ITEMS }, [{ date: '2026-11-23', spans: [], note: '' }]);
  expect(screen.queryByText('Today until 6 PM')).toBeNull();
});

it('shows a dish’s picture, with the price on it', () => {
  const pictured = { ...ITEMS[0], image: '/uploads/gildas.jpg', image_alt: 'Gildas on a plate' };
  show({ active: true, items: [pictured, ITEMS[1]] });
  const [gildas, tortilla] = screen.getAllByRole('article');
  expect(within(gildas as HTMLElement).getByRole('img', { name: 'Gildas on a plate' })).toBeInTheDocument();
  expect(within(gildas as HTMLElement).getByText('$5')).toBeInTheDocument();
  expect(within(tortilla as HTMLElement).queryByRole('img')).toBeNull();
});

it('has its defaults, its hours, and the price on each dish', () => {
  show({ active: true, items: ITEMS });
  expect(screen.getByRole('heading', { level: 1, name: 'Tapas $5' })).toBeInTheDocument();
  expect(screen.getByText('Each item $5')).toBeInTheDocument();
  expect(screen.getByText('Mon, Tue, Wed').parentElement).toHaveTextContent(/^Mon, Tue, Wed 4 PM to 6 PM$/);
  const [gildas] = screen.getAllByRole('article');
  for (const text of ['$5', 'Gildas', 'On a pick.', 'Organic', 'Fish,', 'Sulfites']) {
    expect(within(gildas as HTMLElement).getByText(text)).toBeInTheDocument();
  }
});

it('uses the title and price from the server', () => {
  show({ active: true, title: 'Tapas a seis', price: '6', items: ITEMS });
  expect(screen.getByRole('heading', { level: 1, name: 'Tapas a seis' })).toBeInTheDocument();
  expect(screen.getByText('Each item $6')).toBeInTheDocument();
  expect(screen.getAllByText('$6')).toHaveLength(ITEMS.length);
});

it('shows the legally required notices, and claims nothing to be absent', () => {
  const { container } = show({ active: true, items: ITEMS });
  expect(screen.getByText(ALLERGY_NOTICE)).toBeInTheDocument();
  expect(
    screen.getByText('Kitchen fee: a mandatory fee of 3% of the bill is added to every order.'),
  ).toBeInTheDocument();
  expect(screen.getByText(RAW_FOOD_NOTICE, { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: /^Tortilla ?\(raw or undercooked\)$/ })).toHaveTextContent(
    'Tortilla*',
  );
  expect(screen.getByRole('heading', { name: 'Gildas' })).toBeInTheDocument();
  expect(container).not.toHaveTextContent(/free/i);
  expect(screen.getByText('May contain').parentElement).toHaveTextContent('Milk');
  expect(screen.getAllByText('Allergens not confirmed yet: please ask your server.')).toHaveLength(1);
});

it('puts dishes that are listed apart one heading level below their group', () => {
  history.replaceState(null, '', '/5-tapas?without=milk');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const safe = { ...ITEMS[1], id: 'c', name: 'Bravas', may_contain: '' };
  show({ active: true, items: [...ITEMS, safe] });
  const headings = screen
    .getAllByRole('heading')
    .map(({ tagName, textContent }) => `${tagName} ${textContent?.replace(/\W.*/, '')}`);
  expect(headings.slice(1)).toEqual(['H2 Bravas', 'H2 May', 'H3 Tortilla', 'H2 Ask', 'H3 Gildas']);
});

it('has every mark that the menu has', () => {
  const marked = { ...ITEMS[0], tags: 'organic', spicy_level: 2, halal: true, featured: true };
  show({ active: true, items: [marked] });
  const marks = within(screen.getByRole('list', { name: 'Badges and dietary tags' })).getAllByRole(
    'listitem',
  );
  expect(marks.map((mark) => mark.textContent)).toEqual(['Chef’s Pick', 'Spicy 2 of 3', 'Organic', 'Halal']);
});

it('keeps its dishes while it fetches again for a returning visitor', async () => {
  answer.mockResolvedValueOnce(readTapas5({ active: true, items: ITEMS }));
  renderWithSite(<Tapas5Page />, { isFirstPage: false });
  expect(screen.getByText('Loading the special…')).toBeInTheDocument();
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  answer.mockReturnValue(new Promise(() => undefined));
  act(() => void window.dispatchEvent(new Event('online')));
  expect(answer).toHaveBeenCalledTimes(2);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('keeps focus on the page when “Try again” disappears', async () => {
  const page = (
    <main tabIndex={-1}>
      <Tapas5Page />
    </main>
  );
  answer.mockRejectedValueOnce(new Error('offline'));
  renderWithSite(page, { isFirstPage: false });
  const again = await screen.findByRole('link', { name: 'Try again' });
  answer.mockResolvedValueOnce(readTapas5({ active: true, items: ITEMS }));
  again.focus();
  fireEvent.click(again);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByRole('main')).toHaveFocus();
});

it.each([
  ['off', { active: false, items: ITEMS }, 'No specials available right now.'],
  ['without dishes', { active: true, items: [] }, 'No items available for this special.'],
])('says so if it is %s, and promises neither its price nor that it runs today', (_name, wire, text) => {
  show({ ...wire, title: 'Tapas a seis', price: 6 });
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Tapas a seis' })).toBeInTheDocument();
  expect(screen.queryByText(/^Each item/)).toBeNull();
  expect(screen.queryByText(/^Today/)).toBeNull();
});

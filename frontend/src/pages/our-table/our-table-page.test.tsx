import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { drinksOnDemand, menuOnDemand, siteOnDemand } from '../../api/on-demand';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { AnswersContext, AnswerStore } from '../../features/boot/answer-store';
import { keepTable } from '../../features/our-table/kept-table';
import { renderWithSite } from '../../testing/render-with-site';
import { someDish, someDrink } from '../../testing/dish';
import { Link } from '../../ui/link';
import { OurTablePage } from './our-table-page';

const gildas = someDish({
  id: 'gildas',
  name: 'Gildas',
  price: 8,
  allergens: ['fish'],
  may_contain: ['sesame'],
});
const nuts = someDish({ id: 'nuts', name: 'Nuts', price: 6, allergens_confirmed: false });
const ANSWERS = {
  [menuOnDemand.key]: {
    currency: 'USD',
    categories: [{ name: 'Bites', slug: 'bites', items: [gildas, nuts] }],
  },
  [drinksOnDemand.key]: {
    currency: 'USD',
    categories: [
      { name: 'Sherry', slug: 'sherry', items: [someDrink({ id: 'fino', name: 'Fino', price: 9 })] },
    ],
  },
};

afterEach(() => {
  vi.restoreAllMocks();
  keepTable([], 2);
  localStorage.clear();
  history.replaceState(null, '', '/');
});

const open = async (search = '', site = {}, answers: Record<string, unknown> = ANSWERS) => {
  history.replaceState(null, '', `/our-table${search}`);
  await act(async () => renderWithSite(<OurTablePage />, { answers, site }));
};
const kept = () => localStorage.getItem('our-table');
const goBack = () =>
  new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
    history.back();
  });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows this browser’s list, puts it in the address, and changes both', async () => {
  localStorage.setItem('our-table', 'list=d.gildas.2*w.fino.1&people=4');
  await open();
  expect(window.location.search).toBe('?list=d.gildas.2*w.fino.1&people=4');
  expect(screen.getByText('$25')).toBeVisible();
  expect(screen.getByText('$6.25 each')).toBeVisible();
  expect(screen.getByText('For 4 people we suggest about 12 plates; you have 2.')).toBeVisible();
  expect(screen.getByText(/^Before 7% meals tax and tip\./)).toBeVisible();
  press('Add another Gildas');
  press('Remove a person');
  expect(screen.getByText('$33')).toBeVisible();
  expect(screen.getByText('$11 each')).toBeVisible();
  expect(kept()).toBe('list=d.gildas.3*w.fino.1&people=3');
  expect(window.location.search).toBe('?list=d.gildas.3*w.fino.1&people=3');
  press('Remove one Fino');
  expect(screen.queryByText('Fino')).toBeNull();
});

it('keeps focus on the page when the pressed button disappears, and announces the change', async () => {
  const user = userEvent.setup();
  const use = (role: 'button' | 'link', name: string) => user.click(screen.getByRole(role, { name }));
  const title = () => screen.getByRole('heading', { name: 'Our table' });
  await open('?list=d.gildas.1*w.fino.1&people=2');
  await use('button', 'Remove a person');
  expect(screen.getByRole('button', { name: 'Add a person' })).toHaveFocus();
  expect(screen.getByText('For 1 person.')).toBeInTheDocument();
  await use('button', 'Save as our list');
  expect(title()).toHaveFocus();
  await use('link', 'Show the server');
  expect(title()).toHaveFocus();
  await user.click(await screen.findByRole('link', { name: 'Back to our table' }));
  expect(title()).toHaveFocus();
  await use('button', 'Remove one Gildas');
  expect(title()).toHaveFocus();
  await use('button', 'Remove one Fino');
  expect(title()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Fino: now 0.');
});

it('is for 40 people at most', async () => {
  await open('?list=d.gildas.1&people=39');
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add a person' }));
  expect(screen.getByRole('button', { name: 'Add a person' })).toBeDisabled();
  // A disabled button loses the focus.
  expect(screen.getByRole('button', { name: 'Remove a person' })).toHaveFocus();
});

it('shows the fee, the tax and the suggested plates from the restaurant’s settings', async () => {
  await open('?list=d.gildas.1', { meals_tax_percent: 0, plates_per_person: 5 });
  expect(screen.getByText(/^Before tip\./)).toBeVisible();
  expect(screen.getByText(/^For 2 people we suggest about 10 plates/)).toBeVisible();
  cleanup();
  await open('?list=d.gildas.1', { fee: { name: 'Kitchen fee', percent: 3, amount: null } });
  expect(screen.getByText(/^Before the mandatory fee, 7% meals tax, and tip\./)).toBeVisible();
});

it('offers to leave out what this diner left out last time on a list from a link', async () => {
  localStorage.setItem('diet', '?without=fish');
  await open('?list=d.gildas.1&without=sesame');
  fireEvent.click(screen.getByRole('button', { name: 'Use it again' }));
  expect(
    screen.getByText(/^Contains fish, which .* May contain sesame, which you leave out\.$/),
  ).toBeVisible();
  expect(screen.queryByText(/^Last time/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Our table' })).toHaveFocus();
});

it('does not change this browser’s list when a link brings another one, until that is saved', async () => {
  localStorage.setItem('our-table', 'list=d.nuts.1&people=2');
  await open('?list=d.gildas.2');
  press('Add another Gildas');
  expect(window.location.search).toBe('?list=d.gildas.3');
  expect(kept()).toBe('list=d.nuts.1&people=2');
  press('Save as our list');
  expect(kept()).toBe('list=d.gildas.3&people=2');
  expect(screen.queryByRole('button', { name: 'Save as our list' })).toBeNull();
});

it('shows this browser’s current list after Back to an address with an older list', async () => {
  localStorage.setItem('our-table', 'list=d.gildas.1&people=2');
  await open();
  const { state } = history as { state: unknown };
  cleanup();
  localStorage.setItem('our-table', 'list=d.gildas.1*d.nuts.3&people=2');
  history.replaceState(state, '', '/our-table?list=d.gildas.1');
  await act(async () => renderWithSite(<OurTablePage />, { answers: ANSWERS }));
  expect(screen.getByText('$26')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as our list' })).toBeNull();
  expect(window.location.search).toBe('?list=d.gildas.1*d.nuts.3');
});

it('shows this browser’s current list after Back within the page, to the server too, and changes that one', async () => {
  localStorage.setItem('our-table', 'list=d.gildas.1*d.nuts.1&people=2');
  await open();
  fireEvent.click(screen.getByRole('link', { name: 'Show the server' }));
  fireEvent.click(await screen.findByRole('link', { name: 'Back to our table' }));
  press('Remove one Nuts');
  await act(() => goBack());
  expect(window.location.search).toBe('?list=d.gildas.1&view=server');
  expect(screen.getByText('Gildas').closest('li')).toBeVisible();
  expect(screen.queryByText('Nuts')).toBeNull();
  await act(() => goBack());
  press('Add another Gildas');
  expect(kept()).toBe('list=d.gildas.2&people=2');
});

it('shows this browser’s list after a link in the page that leads to it', async () => {
  localStorage.setItem('our-table', 'list=d.gildas.2&people=2');
  history.replaceState(null, '', '/our-table?list=d.nuts.1');
  await act(async () =>
    render(
      <AnswersContext value={new AnswerStore({ ...ANSWERS, [siteOnDemand.key]: DEFAULT_SITE })}>
        <BrowserRouter>
          <Link to="/our-table">Footer</Link>
          <OurTablePage />
        </BrowserRouter>
      </AnswersContext>,
    ),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Footer' }));
  expect(await screen.findByText('Gildas')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save as our list' })).toBeNull();
});

it.each([
  ['another tab changes', new StorageEvent('storage')],
  // The page receives no events while another page is shown.
  ['has changed when Back brings the page back as it was', new PageTransitionEvent('pageshow')],
])('follows what %s', async (_what, event) => {
  localStorage.setItem('our-table', 'list=d.gildas.1&people=2');
  await open();
  localStorage.setItem('our-table', 'list=d.gildas.1*d.nuts.3&people=2');
  act(() => void window.dispatchEvent(event));
  expect(screen.getByText('$26')).toBeVisible();
});

it('warns of what is left out, and shows what is no longer available without counting it', async () => {
  await open('?without=fish&list=d.gildas.1*d.nuts.1*d.gone.2*d.nuts.1.media');
  expect(screen.getByText('Contains fish, which you leave out.')).toBeVisible();
  expect(screen.getByText('Allergens not confirmed: ask your server.')).toBeVisible();
  const gone = within(screen.getByRole('region', { name: 'Not available tonight' }));
  expect(gone.getByText(/^This dish is sold out or no longer on the menu\. Not included/)).toBeVisible();
  expect(gone.getByText(/no longer offered in this size\. Not/)).toHaveTextContent(/^Nuts:/);
  expect(screen.getByText('2 items')).toBeVisible();
  const allergens = within(screen.getByRole('region', { name: 'Allergens' }));
  expect(allergens.getByText('Nuts')).toBeVisible();
});

it('still names a dish that sold out after this browser had it on the list', async () => {
  localStorage.setItem('our-table', 'list=d.gildas.1*d.nuts.1&people=2');
  await open();
  cleanup();
  await open(
    '?list=d.gildas.1*d.gone.2',
    {},
    { ...ANSWERS, [menuOnDemand.key]: { currency: 'USD', categories: [] } },
  );
  const gone = within(screen.getByRole('region', { name: 'Not available tonight' }));
  expect(gone.getByText(/sold out or no longer/, { selector: ':has(span)' })).toHaveTextContent(
    /^Gildas: sold out/,
  );
  expect(gone.getByText(/^This dish is sold out/)).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Show the server' }));
  const forServer = within(await screen.findByRole('region', { name: 'Not available tonight' }));
  expect(forServer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '1 × Gildas',
    '2 × a dish',
  ]);
});

it('still names a dish that sold out after a list with it was taken over from a link', async () => {
  await open('?list=d.gildas.1');
  press('Save as our list');
  cleanup();
  await open('', {}, { ...ANSWERS, [menuOnDemand.key]: { currency: 'USD', categories: [] } });
  expect(screen.getByText('Gildas')).toBeVisible();
});

it('gives every warning that applies to a dish, even to a diner who leaves nothing out', async () => {
  await open('?without=fish,sesame&only=vegan,no-pork&list=d.gildas.1');
  const warning =
    'Contains fish, which you leave out. May contain sesame, which you leave out. Not marked vegan.';
  expect(screen.getByText(warning)).toBeVisible();
  await open('?list=d.nuts.1');
  expect(screen.getByText('Allergens not confirmed: ask your server.')).toBeVisible();
});

it('does not mention allergens if nothing on the list is still available', async () => {
  await open('?list=d.gone.2');
  expect(screen.getByText(/Not included in the total/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Allergens' })).toBeNull();
});

it('is shown to the server by course, with what is left out in two languages', async () => {
  await open('?without=fish&list=w.fino.1*d.gildas.2');
  fireEvent.click(screen.getByRole('link', { name: 'Show the server' }));
  expect(window.location.search).toBe('?without=fish&list=w.fino.1*d.gildas.2&view=server');
  expect((await screen.findByText('pescado')).closest('[translate="no"]')).toBeVisible();
  const orders = screen.getAllByRole('listitem').map((each) => each.textContent);
  expect(orders.slice(1)).toEqual(['2 × Gildas Contains fish, which you leave out.', '1 × Fino']);
  fireEvent.click(screen.getByRole('link', { name: 'Back to our table' }));
  expect(screen.getByRole('link', { name: 'Show the server' })).toBeVisible();
});

it.each(['', '&view=server'])(
  'shows two courses with the same name, each for as long as it has a dish (%s)',
  async (view) => {
    const special = (slug: string, item: object) => ({ name: 'Specials', slug, items: [item] });
    const menu = { currency: 'USD', categories: [special('food', gildas), special('nibbles', nuts)] };
    localStorage.setItem('our-table', 'list=d.gildas.1*d.nuts.1&people=2');
    await open(`?list=d.gildas.1*d.nuts.1${view}`, {}, { ...ANSWERS, [menuOnDemand.key]: menu });
    expect(screen.getAllByRole('region', { name: 'Specials' })).toHaveLength(2);
    act(() => keepTable([{ kind: 'dish', id: 'nuts', size: '', count: 1 }], 2));
    expect(screen.getByRole('region', { name: 'Specials' })).toHaveTextContent(/Nuts/);
    act(() => keepTable([{ kind: 'dish', id: 'gildas', size: '', count: 1 }], 2));
    expect(screen.getByRole('region', { name: 'Specials' })).toHaveTextContent(/Gildas/);
  },
);

it('no longer says that the link is copied once the list is another', async () => {
  const user = userEvent.setup();
  await open('?list=d.gildas.1');
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add another Gildas' }));
  expect(screen.queryByText('Link copied.')).toBeNull();
});

it('works for the current visit if the browser stores nothing', async () => {
  await open('?list=d.gildas.1');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  press('Save as our list');
  press('Add another Gildas');
  expect(screen.getAllByText('$16')).toHaveLength(2);
});

it('still has the list of its address after a reload if the browser stores nothing', async () => {
  localStorage.setItem('our-table', 'list=d.gildas.1&people=3');
  await open();
  const { state } = history as { state: unknown };
  cleanup();
  localStorage.clear();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  history.replaceState(state, '');
  await act(async () => renderWithSite(<OurTablePage />, { answers: ANSWERS }));
  expect(window.location.search).toBe('?list=d.gildas.1&people=3');
  press('Add another Gildas');
  expect(screen.getAllByText('$16')).toHaveLength(2);
});

it.each(['', 'x'.repeat(1_000_000), 'list=%00*🍷', 'list=d.gildas.0'])(
  'says how it works where nothing is chosen, or what is kept is no list',
  async (stored) => {
    localStorage.setItem('our-table', stored);
    await open();
    expect(screen.getByText(/^Nothing here yet\./)).toBeVisible();
  },
);

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { makeMatcher, queryWords } from '../../../domain/search';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { ListToolbar } from './list-toolbar';
import { counted, manyOf } from './noun';
import { Pager } from './pager';
import { onPage, pagesOf } from './pages-of';
import { rowMark } from './row-focus';
import { useListParams } from './use-list-params';

interface Dish {
  name: string;
  isOn: boolean;
}

const DISHES: readonly Dish[] = Array.from({ length: 1_000 }, (_, at) => ({
  name: at === 998 ? 'Jamón Ibérico' : `Tapa ${at + 1}`,
  isOn: at % 4 !== 0,
}));
const matches = makeMatcher<Dish>(({ name }) => [name]);

function Shown() {
  const [params, change] = useListParams();
  const words = queryWords(params.search);
  const found = DISHES.filter(
    (dish) => matches(dish, words) && (params.state === '' || dish.isOn === (params.state === 'on')),
  );
  const pages = pagesOf(found.length, params.page);
  return (
    <>
      <ListToolbar
        noun={{ one: 'dish', many: 'dishes' }}
        query={params.search}
        onQuery={(query) => change({ search: query })}
        category={{
          label: 'Category',
          value: params.category,
          options: [
            { value: '', label: 'All categories' },
            { value: 'hot', label: 'Hot' },
          ],
          onChange: (category) => change({ category }),
        }}
        states={{
          value: params.state,
          options: [
            { value: '', label: 'All', count: 1_000 },
            { value: 'on', label: 'On the menu', count: 750 },
            { value: 'off', label: 'Sold out', count: 250 },
          ],
          onChange: (state) => change({ state }),
        }}
        shown={found.length}
        total={DISHES.length}
      />
      <ul role="list">
        {onPage(found, pages).map(({ name }) => (
          <li key={name} {...rowMark(name)}>
            {name}
          </li>
        ))}
      </ul>
      <Pager pages={pages} onPage={(page) => change({ page })} noun="dish" />
    </>
  );
}

const rows = () => screen.getAllByRole('listitem').map((row) => row.textContent);
const page = () => screen.getByRole('combobox', { name: 'Page' });

describe('a list of a thousand', () => {
  it('is shown in pages of fifty, and searched as a whole, ignoring accents and case', async () => {
    renderInAdmin(<Shown />);
    expect(rows()).toHaveLength(50);
    expect(screen.getByText('1,000 dishes')).toHaveAttribute('role', 'status');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search dishes' }), 'IBERICO jamon');
    expect(rows()).toEqual(['Jamón Ibérico']);
    expect(screen.getByText('1 of 1,000 dishes')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('navigation', { name: 'Pages of dishes' })).not.toBeInTheDocument();
  });

  it('changes pages by button and by number', async () => {
    renderInAdmin(<Shown />);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(rows()[0]).toBe('Tapa 51');
    expect(screen.getByText('51–100 of 1,000 dishes')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('list')).toHaveFocus();
    page().focus();
    await userEvent.selectOptions(page(), '20');
    expect(rows().at(-1)).toBe('Tapa 1000');
    expect(page()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(page()).toHaveValue('19');
  });

  it('returns to its first page when it is filtered', async () => {
    renderInAdmin(<Shown />, { path: '/admin/menu?page=7' });
    expect(page()).toHaveValue('7');
    await userEvent.click(screen.getByRole('radio', { name: 'Sold out 250' }));
    expect(page()).toHaveValue('1');
    expect(screen.getByText('250 of 1,000 dishes')).toBeInTheDocument();
  });

  it('chooses a state by keyboard: one tab stop, then arrow keys', async () => {
    renderInAdmin(<Shown />);
    const user = userEvent.setup();
    screen.getByRole('combobox', { name: 'Category' }).focus();
    await user.tab();
    expect(screen.getByRole('radio', { name: 'All 1,000' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'On the menu 750' })).toBeChecked();
  });

  it('keeps its filters in the address, and applies those of a link', async () => {
    const { router } = renderInAdmin(<Shown />, { path: '/admin/menu?state=off&other=1' });
    expect(screen.getByRole('radio', { name: 'Sold out 250' })).toBeChecked();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search dishes' }), 'tapa');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'hot');
    await waitFor(() =>
      expect(router.state.location.search).toBe('?state=off&other=1&search=tapa&category=hot'),
    );
    await router.navigate('/admin/menu?state=on');
    await waitFor(() => expect(screen.getByRole('radio', { name: 'On the menu 750' })).toBeChecked());
    expect(screen.getByRole('searchbox', { name: 'Search dishes' })).toHaveValue('');
  });
});

it.each([
  [0, 1, { page: 1, count: 1, from: 0, to: 0, total: 0 }],
  [50, 2, { page: 1, count: 1, from: 1, to: 50, total: 50 }],
  [51, 2, { page: 2, count: 2, from: 51, to: 51, total: 51 }],
  [51, -3, { page: 1, count: 2, from: 1, to: 50, total: 51 }],
  [51, Number.NaN, { page: 1, count: 2, from: 1, to: 50, total: 51 }],
])('of %d, page %d', (total, wanted, pages) => expect(pagesOf(total, wanted)).toEqual(pages));

it.each([
  ['dish', '2 dishes'],
  ['offer', '2 offers'],
  ['category', '2 categories'],
  [{ one: 'person', many: 'people' }, '2 people'],
] as const)('counts %j', (noun, words) => {
  expect(counted(2, noun)).toBe(words);
  expect(counted(1, noun)).toBe(`1 ${typeof noun === 'string' ? noun : noun.one}`);
  expect(manyOf(noun)).toBe(words.slice(2));
});

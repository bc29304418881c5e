import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { failure } from '../../testing/admin/failure';
import { someFood } from '../../testing/admin/food';
import { someList } from '../../testing/admin/food-kind';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { CsvImport } from './csv-import';

vi.mock('../../api/staff/vocabulary', () => ({
  VOCABULARY_KEY: 'vocabulary',
  findVocabulary: () => Promise.resolve({ currency: 'USD', dietaryTags: [], allergens: [] }),
}));

const FOODS = [
  someFood({ id: 'bravas', name: 'Bravas' }),
  someFood({ id: 'pan', name: 'Pan', allergens_confirmed: false }),
];

function show() {
  const made = someList(FOODS, [{ id: 'cold', etag: '"c"', name: 'Cold', count: 2 }]);
  const user = userEvent.setup();
  const { router } = renderInAdmin(<p>Elsewhere</p>, {
    path: '/admin/menu/import',
    routes: [{ path: '/admin/menu/import', element: <CsvImport kind={made.kind} /> }],
  });
  const choose = (text: string) =>
    user.upload(screen.getByLabelText('CSV file'), new File([text], 'menu.csv', { type: 'text/csv' }));
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return { ...made, router, user, choose, press };
}

/** As the API refuses the first new dish. */
const refusal = (path: string, message: string) =>
  failure('refused', { message, details: [{ path, message }] });

it('saves only changes, and asks first if a price changes by more than half', async () => {
  const { choose, press, sent } = show();
  await choose('ID,Name,Price,Category\nbravas,Bravas,16,Cold\npan,Pan,10,Cold\n,Sopa,5,Cold');
  expect(await screen.findByText('1 new, 1 changed, 1 unchanged. Nothing is saved yet.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'menu.csv' })).toHaveFocus();
  expect(screen.getByText('More than half')).toBeVisible();
  await press('Save 2 dishes');
  await press('Change prices');
  expect(await screen.findByText('2 dishes saved from menu.csv')).toBeVisible();
  expect(sent).toEqual(['add {"name":"Sopa","price":5,"category":"cold"}', 'change bravas {"price":16}']);
});

it('saves nothing while a row is wrong, until it is skipped', async () => {
  const { user, choose, press, sent } = show();
  await choose('ID,Available,Order\nbravas,perhaps,1\npan,No,2');
  expect(await screen.findByText(/^1 with problems, 1 changed\./)).toBeVisible();
  expect(screen.getByText('must be Yes or No, not “perhaps”.')).toBeVisible();
  await press('Save 1 dish');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: 'Skip 1 row with problems' }));
  await press('Save 1 dish');
  await waitFor(() => expect(sent).toEqual(['change pan {"order":2,"available":false}']));
});

it('shows at its row a problem that only the API detects', async () => {
  const { choose, faults, kind } = show();
  const list = vi.spyOn(kind.collection, 'list');
  list.mockImplementation(async () => {
    faults.push(refusal('added.0.price', 'Price must be at most 10,000.'));
    return FOODS;
  });
  vi.spyOn(kind.categories, 'list').mockResolvedValue([{ id: 'cold', etag: '"c"', name: 'Cold', count: 2 }]);
  await choose('Name,Price,Category\nSopa,70000,Cold\nBravas,9,Cold');
  expect(await screen.findByText(/^1 with problems, 1 changed\./)).toBeVisible();
  expect(screen.getByText('must be at most 10,000.')).toHaveTextContent('Price must be at most 10,000.');
});

it('leaves a dish unconfirmed unless the kitchen has checked it', async () => {
  const { user, choose, press, sent } = show();
  await choose('ID,Allergens confirmed\npan,Yes');
  const kitchen = await screen.findByRole('checkbox', {
    name: /^The kitchen has checked the allergens of 1/,
  });
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  await user.click(kitchen);
  await press('Save 1 dish');
  await waitFor(() => expect(sent).toEqual(['change pan {"allergens_confirmed":true}']));
});

it('asks again what the kitchen has checked if someone else has changed a dish in the meantime', async () => {
  const { user, choose, press, stored, sent } = show();
  await choose('ID,Allergens,Allergens confirmed\nbravas,,Yes\npan,,Yes');
  await user.click(await screen.findByRole('checkbox', { name: /^The kitchen .* allergens of 1 dish/ }));
  stored.set('bravas', someFood({ id: 'bravas', name: 'Bravas', allergens: 'sesame', etag: '"theirs"' }));
  stored.set('pan', someFood({ id: 'pan', name: 'Pan', allergens_confirmed: false, etag: '"theirs"' }));
  await press('Save 1 dish');
  expect(await screen.findByRole('checkbox', { name: /^The kitchen .* of 2 dishes/ })).not.toBeChecked();
  await press('Save 1 dish');
  await waitFor(() => expect(sent).toEqual(['change bravas {"allergens":"","allergens_confirmed":false}']));
});

it('checks again if an answer was lost: what is already stored is no longer a change', async () => {
  const { choose, press, stored, kind } = show();
  await choose('ID,Price\nbravas,9');
  await screen.findByText(/^1 changed/);
  vi.spyOn(kind.collection, 'changeSeveral').mockImplementationOnce(async () => {
    stored.set('bravas', { ...someFood({ id: 'bravas', name: 'Bravas' }), price: 9, etag: '"new"' });
    throw failure('timed-out');
  });
  await press('Save 1 dish');
  expect(await screen.findByText(/“menu.csv” may not have been saved/)).toBeVisible();
  expect(await screen.findByText(/^Nothing to import: 1 dish/)).toBeVisible();
});

it('says that somebody else has deleted a dish in the file, and lets its row be left out', async () => {
  const { choose, press, stored } = show();
  await choose('ID,Price\nbravas,9\npan,9');
  await screen.findByText(/^2 changed/);
  stored.delete('bravas');
  await press('Save 2 dishes');
  expect(
    await screen.findByText(/^Someone has just deleted one of its dishes, so nothing was/),
  ).toBeVisible();
  expect(await screen.findByText(/^1 with problems, 1 changed/)).toBeVisible();
});

it('says why a file can’t be used or checked, and tries again', async () => {
  const { choose, press, faults } = show();
  await choose('Wine,Cost\nCava,12');
  expect(await screen.findByRole('alert')).toHaveTextContent('menu.csv can’t be imported');
  expect(screen.getByRole('button', { name: 'Choose another file' })).toHaveFocus();
  faults.push(failure('offline'));
  await choose('ID,Price\nbravas,9');
  expect(await screen.findByText('“menu.csv” could not be checked')).toBeVisible();
  await press('Try again');
  expect(await screen.findByText(/^1 changed/)).toBeVisible();
});

it('says so if a file can’t be read', async () => {
  const { user } = show();
  const locked = new File(['ID'], 'menu.csv');
  locked.arrayBuffer = () => Promise.reject(new DOMException('locked', 'NotReadableError'));
  await user.upload(screen.getByLabelText('CSV file'), locked);
  expect(await screen.findByText(/^It can’t be read\./)).toBeVisible();
});

it('shows the file that was chosen last, even if an earlier one takes longer to check', async () => {
  const { choose, kind } = show();
  const answers: (() => void)[] = [];
  vi.spyOn(kind.collection, 'list').mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve(FOODS))),
  );
  await choose('ID,Price\nbravas,9\npan,9');
  await choose('ID,Price\nbravas,11');
  answers[1]?.();
  expect(await screen.findByText(/^1 changed/)).toBeVisible();
  await act(async () => answers[0]?.());
  expect(screen.getByText(/^1 changed/)).toBeVisible();
});

it('opens the list once the file is saved, unless staff have gone elsewhere', async () => {
  const { choose, press, kind, router } = show();
  const answers: (() => void)[] = [];
  vi.spyOn(kind.collection, 'changeSeveral').mockImplementation((_items, { isDryRun = false } = {}) =>
    isDryRun ? Promise.resolve([]) : new Promise((resolve) => answers.push(() => resolve([]))),
  );
  await choose('ID,Price\nbravas,9');
  await screen.findByText(/^1 changed/);
  await press('Save 1 dish');
  const other = screen.getByRole('button', { name: 'Choose another file' });
  expect(other).toHaveAttribute('aria-disabled', 'true');
  await act(() => router.navigate('/admin/contacts'));
  await act(async () => answers[0]?.());
  expect(await screen.findByText('1 dish saved from menu.csv')).toBeVisible();
  expect(router.state.location.pathname).toBe('/admin/contacts');
});

it('says that nothing was saved if a dish was changed in the meantime, even if staff have gone elsewhere', async () => {
  const { choose, press, kind, router, stored } = show();
  const answers: (() => void)[] = [];
  await choose('ID,Price\nbravas,9');
  await screen.findByText(/^1 changed/);
  const { changeSeveral } = kind.collection;
  vi.spyOn(kind.collection, 'changeSeveral').mockImplementation(async (...sent) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return changeSeveral(...sent);
  });
  await press('Save 1 dish');
  await act(() => router.navigate('/admin/contacts'));
  stored.set('bravas', someFood({ id: 'bravas', name: 'Bravas', etag: '"theirs"' }));
  await act(async () => answers[0]?.());
  expect(await screen.findByText(/^Someone has just changed one of its dishes, so nothing/)).toBeVisible();
});

it('saves what is ticked now after a failure: its notice does not save what was ticked then', async () => {
  const { user, choose, press, sent, faults } = show();
  await choose('ID,Name,Allergens confirmed\npan,Bread,Yes');
  const kitchen = await screen.findByRole('checkbox', { name: /^The kitchen/ });
  await user.click(kitchen);
  faults.push(failure('offline'));
  await press('Save 1 dish');
  expect(await screen.findByText(/Couldn’t reach the website\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(kitchen);
  await press('Save 1 dish');
  await waitFor(() => expect(sent.at(-1)).toBe('change pan {"name":"Bread"}'));
});

it.each([
  ['offline', 1],
  ['timed-out', 0],
] as const)('offers to try again elsewhere, unless it may have been saved (%s)', async (kind, offers) => {
  const { choose, press, kind: food, router, sent } = show();
  await choose('ID,Price\nbravas,9');
  await screen.findByText(/^1 changed/);
  let fail = () => {};
  vi.spyOn(food.collection, 'changeSeveral').mockImplementationOnce(
    () => new Promise((_, reject) => (fail = () => reject(failure(kind)))),
  );
  await press('Save 1 dish');
  await act(() => router.navigate('/admin/contacts'));
  await act(async () => fail());
  expect(await screen.findByText(/“menu.csv” (was not|may not have been) saved/)).toBeVisible();
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(offers);
  if (offers > 0) await press('Try again');
  expect(sent).toHaveLength(offers);
});

it('saves nothing if the rows hold more text than can be sent at once, and says how to go on', async () => {
  const { choose } = show();
  const long = 'é'.repeat(1_000);
  await choose(
    `Name,Price,Category,Description\n${Array.from({ length: 500 }, (_, at) => `Dish ${at},9,Cold,${long}`).join('\n')}`,
  );
  expect(await screen.findByText(/^Split the file, for example in half,/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save 500 dishes' })).toHaveAttribute('aria-disabled', 'true');
});

it('accepts 500 changes at once, and says how many there are if there are more', async () => {
  const { choose, press } = show();
  await choose(
    `Name,Price,Category\n${Array.from({ length: 1_001 }, (_, at) => `Dish ${at},9,Cold`).join('\n')}`,
  );
  expect(await screen.findByText('1,001 new. Nothing is saved yet.')).toBeVisible();
  expect(screen.getByText('Split the file: 1,001 of its rows are new or changed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save 1,001 dishes' })).toHaveAttribute('aria-disabled', 'true');
  // A thousand rows at once would take seconds to render.
  expect(screen.getAllByRole('listitem')).toHaveLength(100);
  await press('Show more');
  expect(screen.getAllByRole('listitem')[100]).toHaveFocus();
});

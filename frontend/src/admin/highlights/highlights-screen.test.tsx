import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { failure, showHighlights, someHighlights, TODAY, TOMORROW } from './some-highlights';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));
vi.mock('../shell/use-today', () => ({ useToday: () => '2026-11-21' }));

// A whole screen with its dialogs takes its time in jsdom.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => void vi.mocked(staffCall).mockReset());

const rows = (label = /^Highlights of/) =>
  within(screen.getByRole('list', { name: label })).getAllByRole('listitem');
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('li') as HTMLElement);
};
const names = () => rows().map((row) => within(row).getByRole('link').textContent);
const preview = () =>
  within(screen.getByRole('region', { name: 'Preview' }))
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map((heading) => heading.textContent);
const said = (text: string | RegExp) => screen.findByText(text);

describe('a day', () => {
  const week = () =>
    someHighlights([
      'Bravas',
      { name: 'Pulpo', date: TODAY },
      { name: 'Paella', date: TOMORROW },
      { name: 'Old', date: '2026-11-20' },
    ]);

  it('has its own and the everyday ones, as diners will see them', async () => {
    week();
    const { user, router } = showHighlights();
    await rowOf('Pulpo');
    expect(names()).toEqual(['Bravas', 'Pulpo']);
    expect(preview()).toEqual(['Bravas', 'Pulpo']);
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    expect(names()).toEqual(['Bravas', 'Paella']);
    expect(router.state.location.search).toBe(`?day=${TOMORROW}`);
    await user.click(screen.getByRole('radio', { name: /^Every day/ }));
    expect(names()).toEqual(['Bravas']);
    expect(screen.getByRole('heading', { name: 'On the start page of any day' })).toBeVisible();
  });

  it('of any date can be chosen, and those that are planned are at hand', async () => {
    someHighlights(['Bravas', { name: 'Turrón', date: '2026-12-24' }]);
    const { user } = showHighlights('/admin/highlights?day=2026-12-31');
    await rowOf('Bravas');
    expect(screen.getByRole('radio', { name: /^Thu, Dec 31/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Thu, Dec 24 2' }));
    expect(names()).toEqual(['Bravas', 'Turrón']);
  });

  it('that is over is folded away, to be deleted', async () => {
    const shelf = week();
    const { user } = showHighlights();
    await user.click(await screen.findByText('Days that are over (1)'));
    await user.click(screen.getByRole('button', { name: 'Delete Old of Friday, November 20' }));
    await said('“Old” is out of the highlights of Friday, November 20');
    expect(shelf.all().map(({ name }) => name)).not.toContain('Old');
  });
});

it('says what to do while there are none, and when they can’t be loaded', async () => {
  someHighlights([]);
  const { unmount } = showHighlights();
  expect(await screen.findByRole('heading', { name: 'Nothing is highlighted yet' })).toBeVisible();
  unmount();
  vi.mocked(staffCall).mockRejectedValue(failure('offline'));
  const { user } = showHighlights();
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection');
  someHighlights(['Bravas']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf('Bravas');
});

describe('what diners do not see', () => {
  it('says why: hidden, sold out, or no room', async () => {
    const ten = Array.from({ length: 12 }, (_, at) => `Dish ${at + 1}`);
    someHighlights([...ten, { name: 'Off', active: false }], ['Dish 1']);
    showHighlights();
    expect((await rowOf('Dish 1')).getByText('Sold out: diners do not see it')).toBeVisible();
    expect((await rowOf('Dish 12')).getByText('No room: the start page shows ten')).toBeVisible();
    expect(screen.getByText(/One more is on for today and will not be seen/)).toBeVisible();
    expect(preview()).toEqual(ten.slice(1, 11));
  });

  it('may be a tag: a claim of being free of something is told while it is typed', async () => {
    const shelf = someHighlights(['Bravas']);
    const { user } = showHighlights();
    await user.click(
      (await rowOf('Bravas')).getByRole('button', { name: 'Tag of Bravas: House favorite. Change it' }),
    );
    const field = screen.getByRole('textbox', { name: 'Tag of Bravas' });
    expect(field).toHaveFocus();
    await user.type(field, 'Gluten-free');
    expect(screen.getByText(/Diners will not see this one/)).toBeVisible();
    await user.type(field, '{Enter}');
    expect(await screen.findByText('The tag is “Gluten-free”')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Tag of Bravas/ })).toHaveTextContent(
      '“Gluten-free” (not shown)',
    );
    expect(shelf.all()[0]?.tagOverride).toBe('Gluten-free');
  });
});

describe('a row', () => {
  it('is hidden and shown at once, and that can be taken back', async () => {
    const shelf = someHighlights(['Bravas', 'Pulpo']);
    const { user } = showHighlights();
    await user.click((await rowOf('Bravas')).getByRole('switch'));
    expect(preview()).toEqual(['Pulpo']);
    await said('“Bravas” is hidden');
    expect(shelf.all()[0]?.active).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shelf.all()[0]?.active).toBe(true));
    expect(preview()).toEqual(['Bravas', 'Pulpo']);
  });

  it('shows what someone else has made of it, where they were first', async () => {
    const shelf = someHighlights(['Bravas']);
    const { user } = showHighlights();
    const row = await rowOf('Bravas');
    shelf.change('Bravas', { tagOverride: 'Theirs' });
    await user.click(row.getByRole('switch'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Someone else has changed it in the meantime.',
    );
    expect(screen.getByText('“Theirs”')).toBeVisible();
    expect(row.getByRole('switch')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shelf.all()[0]).toMatchObject({ active: false, tagOverride: 'Theirs' }));
  });

  it('goes where it is gone, and comes back as it was where it could not be saved', async () => {
    const shelf = someHighlights(['Bravas', 'Pulpo']);
    const { user } = showHighlights();
    const row = await rowOf('Bravas');
    shelf.failNext(failure('server', 500));
    await user.click(row.getByRole('switch'));
    expect(await screen.findByRole('alert')).toHaveTextContent('“Bravas” in the highlights was not saved');
    expect(row.getByRole('switch')).toBeChecked();
    shelf.drop('Pulpo');
    await user.click((await rowOf('Pulpo')).getByRole('switch'));
    expect(await screen.findByText(/someone has deleted it/)).toBeVisible();
    expect(names()).toEqual(['Bravas']);
  });

  it('gives up a tag on Escape, and keeps the focus there', async () => {
    const shelf = someHighlights(['Bravas']);
    const { user } = showHighlights();
    await user.click((await rowOf('Bravas')).getByRole('button', { name: /^Tag of Bravas/ }));
    await user.keyboard('Mine{Escape}');
    expect(screen.getByRole('button', { name: /^Tag of Bravas: House favorite/ })).toHaveFocus();
    expect(shelf.writes()).toEqual([]);
  });

  it('is moved to another place, on the days that it has', async () => {
    const shelf = someHighlights(['Bravas', 'Flan', { name: 'Pulpo', date: TODAY }]);
    const { user } = showHighlights();
    await rowOf('Pulpo');
    await user.click(screen.getByRole('button', { name: 'Move Pulpo up' }));
    expect(names()).toEqual(['Bravas', 'Pulpo', 'Flan']);
    await said('“Pulpo” is number 2');
    expect(shelf.all().map(({ name }) => name)).toEqual(['Bravas', 'Pulpo', 'Flan']);
    expect(screen.getByRole('button', { name: 'Move Pulpo up' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shelf.all().map(({ name }) => name)).toEqual(['Bravas', 'Flan', 'Pulpo']));
  });

  it('is moved to another day, with a way back', async () => {
    const shelf = someHighlights(['Bravas', { name: 'Pulpo', date: TODAY }]);
    const { user } = showHighlights();
    await user.click((await rowOf('Pulpo')).getByRole('button', { name: 'More for Pulpo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Change the day' }));
    const dialog = await screen.findByRole('dialog', { name: 'Which day for “Pulpo”?' });
    await user.click(within(dialog).getByRole('button', { name: 'Tomorrow' }));
    await said('“Pulpo” is in the highlights of tomorrow');
    expect(names()).toEqual(['Bravas']);
    expect(shelf.all()[1]?.date).toBe(TOMORROW);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Bravas', 'Pulpo']));
  });

  it('is taken out at once, and put back as it was', async () => {
    const shelf = someHighlights(['Bravas', { name: 'Pulpo', tagOverride: 'Hot', active: false }, 'Flan']);
    const { user } = showHighlights();
    await user.click((await rowOf('Pulpo')).getByRole('button', { name: 'More for Pulpo' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await said('“Pulpo” is out of the highlights of every day');
    expect(shelf.all()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['Bravas', 'Pulpo', 'Flan']));
    expect(shelf.all()[1]).toMatchObject({ tagOverride: 'Hot', active: false, position: 2, date: null });
  });

  it('with words of its own is deleted after a question alone', async () => {
    const shelf = someHighlights([{ name: 'Turrón', itemId: null }]);
    const { user } = showHighlights();
    await user.click(await screen.findByRole('button', { name: 'More for Turrón' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Turrón”?' });
    expect(shelf.all()).toHaveLength(1);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(shelf.all()).toHaveLength(0));
  });
});

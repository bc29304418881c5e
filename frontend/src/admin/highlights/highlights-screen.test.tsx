import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { names, preview, rowOf, said, showHighlights } from '../../testing/admin/highlights-screen';
import { failure } from '../../testing/admin/failure';
import { someHighlights, TODAY, TOMORROW } from '../../testing/admin/highlight-server';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn(), onUnauthorized: () => () => undefined }));
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));

beforeEach(() => void vi.mocked(staffCall).mockReset());

describe('a day', () => {
  const week = () =>
    someHighlights([
      'Bravas',
      { name: 'Pulpo', date: TODAY },
      { name: 'Paella', date: TOMORROW },
      { name: 'Old', date: '2026-11-20' },
    ]);

  it('shows its own and the everyday ones, as diners will see them', async () => {
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
    expect(screen.getByRole('heading', { name: 'On the home page every day' })).toBeVisible();
  });

  it('can be any date, and planned days have buttons', async () => {
    someHighlights(['Bravas', { name: 'Turrón', date: '2026-12-24' }]);
    const { user } = showHighlights('/admin/highlights?day=2026-12-31');
    await rowOf('Bravas');
    expect(screen.getByRole('radio', { name: /^Thu, Dec 31/ })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Thu, Dec 24 2' }));
    expect(names()).toEqual(['Bravas', 'Turrón']);
  });

  it('in the past is collapsed, and can be deleted', async () => {
    const shelf = week();
    const { user } = showHighlights();
    await user.click(await screen.findByText('Past days (1)'));
    await user.click(screen.getByRole('button', { name: 'Delete Old of Friday, November 20' }));
    await said('Removed “Old” from the highlights of Friday, November 20');
    expect(shelf.all().map(({ name }) => name)).not.toContain('Old');
  });

  it('in the past can be deleted together; then focus moves to the title', async () => {
    const date = '2026-11-20';
    const shelf = someHighlights(['Bravas', { name: 'Old', date }, { name: 'Older', date }]);
    const { user } = showHighlights();
    await user.click(await screen.findByText('Past days (2)'));
    const button = screen.getByRole('button', { name: 'Delete all 2' });
    const answer = vi.mocked(staffCall).getMockImplementation() ?? staffCall;
    let goOn = () => {};
    const waiting = new Promise<void>((resolve) => (goOn = resolve));
    vi.mocked(staffCall).mockImplementation(async (call) => {
      await waiting;
      return answer(call);
    });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    await waitFor(() => expect(button).toHaveFocus());
    goOn();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(shelf.all().map(({ name }) => name)).toEqual(['Bravas']);
  });

  it('in the past can be deleted together if a colleague has deleted one of them already', async () => {
    const date = '2026-11-20';
    const shelf = someHighlights(['Bravas', { name: 'Gone', date }, { name: 'Old', date }]);
    const { user } = showHighlights();
    await user.click(await screen.findByText('Past days (2)'));
    shelf.drop('Gone');
    await user.click(screen.getByRole('button', { name: 'Delete all 2' }));
    await user.click(await screen.findByRole('button', { name: 'Delete all' }));
    await said('2 past highlights are deleted');
    expect(shelf.all().map(({ name }) => name)).toEqual(['Bravas']);
  });
});

it('says what to do while there are none, and when they can’t be loaded', async () => {
  someHighlights([]);
  const { unmount } = showHighlights();
  expect(await screen.findByRole('heading', { name: 'Nothing is highlighted yet' })).toBeVisible();
  unmount();
  vi.mocked(staffCall).mockRejectedValue(failure('offline'));
  const { user } = showHighlights();
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t reach the website');
  someHighlights(['Bravas']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await rowOf('Bravas');
});

describe('what diners do not see', () => {
  it('says why: hidden, sold out, or no room', async () => {
    const ten = Array.from({ length: 12 }, (_, at) => `Dish ${at + 1}`);
    someHighlights([...ten, { name: 'Off', active: false }], ['Dish 1']);
    showHighlights();
    expect((await rowOf('Dish 1')).getByText('Sold out: guests don’t see it')).toBeVisible();
    expect((await rowOf('Dish 12')).getByText('No room: the home page shows ten')).toBeVisible();
    expect(screen.getByText('1 highlight won’t show today (limit 10): Dish 12.')).toBeVisible();
    expect(preview()).toEqual(ten.slice(1, 11));
  });

  it('may be a tag: a free-from claim is reported while it is typed', async () => {
    const shelf = someHighlights(['Bravas']);
    const { user } = showHighlights();
    await user.click(
      (await rowOf('Bravas')).getByRole('button', { name: 'Tag of Bravas: House favorite. Change it' }),
    );
    const field = screen.getByRole('textbox', { name: 'Tag of Bravas' });
    expect(field).toHaveFocus();
    await user.type(field, 'Gluten-free');
    expect(screen.getByText(/Guests won’t see this/)).toBeVisible();
    await user.type(field, '{Enter}');
    expect(await screen.findByText('The tag is “Gluten-free”')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Tag of Bravas/ })).toHaveTextContent(
      '“Gluten-free” (not shown)',
    );
    expect(shelf.all()[0]?.tagOverride).toBe('Gluten-free');
  });
});

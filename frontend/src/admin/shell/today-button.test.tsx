import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import type * as Resource from '../../api/resource';
import type * as StaffAttentionModule from '../../api/staff/staff-attention';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { anAttention } from './an-attention';
import { renderInAdmin } from './render-in-admin';
import { TodayButton } from './today-button';
import type { AttentionState } from './use-attention';

const setSpecialActive = vi.fn();
vi.mock('../../api/staff/staff-attention', async (original) => ({
  ...(await original<typeof StaffAttentionModule>()),
  setSpecialActive: (isActive: boolean) => setSpecialActive(isActive) as unknown,
}));
vi.mock('../../api/resource', async (original) => ({
  ...(await original<typeof Resource>()),
  fetchOnDemand: () => Promise.resolve(DEFAULT_SITE),
}));

beforeEach(() => void setSpecialActive.mockReset().mockResolvedValue(undefined));

const button = () => screen.getByRole('button', { name: /^Today/ });

async function open(state: Partial<AttentionState>, isWide = true) {
  const refetch = vi.fn();
  const { router } = renderInAdmin(
    <TodayButton state={{ attention: undefined, hasFailed: false, refetch, ...state }} />,
    { isWide },
  );
  await userEvent.click(button());
  return { dialog: await screen.findByRole('dialog', { name: 'Today' }), router, refetch };
}

it('says how much needs attention, and for screen readers of what', () => {
  const attention = anAttention({ newMessages: 1, unavailableDishes: 2 });
  renderInAdmin(<TodayButton state={{ attention, hasFailed: false, refetch: () => undefined }} />);
  expect(button()).toHaveAccessibleName(/3 things need attention/);
  expect(button()).toHaveAttribute('aria-haspopup', 'dialog');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
});

it('has no number on a calm day, and says that nothing is to do', async () => {
  const { dialog, refetch } = await open({ attention: anAttention() });
  expect(button()).toHaveAccessibleName('Today');
  expect(dialog).toHaveTextContent('Saturday, November 21');
  expect(dialog).toHaveTextContent('Nothing needs your attention.');
  expect(dialog).toHaveTextContent('Usual hours today: 5:00 PM – 10:30 PM');
  expect(refetch).toHaveBeenCalledOnce();
});

it.each([true, false])('leads to what needs attention, and closes (wide: %s)', async (isWide) => {
  const { dialog, router } = await open({ attention: anAttention({ unavailableDishes: 2 }) }, isWide);
  await userEvent.click(within(dialog).getByRole('link', { name: '2 dishes are sold out' }));
  expect(router.state.location).toMatchObject({ pathname: '/admin/menu', search: '?state=unavailable' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes by Escape and gives the focus back', async () => {
  await open({ attention: anAttention() });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(button()).toHaveFocus());
});

it('says which other hours hold today', async () => {
  const exception = { note: 'Private party', spans: [] };
  const { dialog } = await open({ attention: anAttention({ today: { date: '2026-11-21', exception } }) });
  expect(dialog).toHaveTextContent('Other hours today: Closed (Private party)');
  expect(within(dialog).getByRole('link', { name: 'Change the hours' })).toHaveAttribute(
    'href',
    '/admin/site',
  );
});

it('says when it could not be loaded, and tries again', async () => {
  const { dialog, refetch } = await open({ hasFailed: true });
  expect(within(dialog).getByRole('alert')).toHaveTextContent('could not be loaded');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledTimes(2);
});

it('says that it looks, and when what it shows is old', async () => {
  const { dialog } = await open({});
  expect(within(dialog).getByRole('status', { name: 'Looking what needs attention' })).toBeInTheDocument();
});

it('says when what it shows may be old', async () => {
  const { dialog } = await open({ attention: anAttention(), hasFailed: true });
  expect(dialog).toHaveTextContent('This could not be loaded again just now');
});

it('turns the special off right there, and on again by undo', async () => {
  const { dialog } = await open({ attention: anAttention() });
  const special = within(dialog).getByRole('switch', { name: 'Special: Tapas $5' });
  expect(special).toBeChecked();
  expect(special).toHaveAccessibleDescription('On: shown on the site with 7 dishes.');
  await userEvent.click(special);
  expect(setSpecialActive).toHaveBeenLastCalledWith(false);
  expect(await screen.findByText('“Tapas $5” is off')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(setSpecialActive).toHaveBeenLastCalledWith(true);
});

it('turns at once, takes no second turn meanwhile, and turns back where it failed', async () => {
  const { dialog } = await open({ attention: anAttention() });
  const special = within(dialog).getByRole('switch');
  let fail: (error: ApiError) => void = () => undefined;
  setSpecialActive.mockReturnValue(new Promise((_, reject) => (fail = reject)));
  await userEvent.click(special);
  expect(special).not.toBeChecked();
  expect(special).toHaveAccessibleDescription('Off: diners do not see it.');
  await userEvent.click(special);
  expect(setSpecialActive).toHaveBeenCalledOnce();
  fail(new ApiError('offline', 'Network Error'));
  expect(await screen.findByRole('alert')).toHaveTextContent('“Tapas $5” was not turned off');
  await waitFor(() => expect(special).toBeChecked());
  setSpecialActive.mockResolvedValue(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(setSpecialActive).toHaveBeenLastCalledWith(false);
  expect(await screen.findByText('“Tapas $5” is off')).toBeInTheDocument();
});

it('says that a special without a dish is not shown', async () => {
  const special = { isActive: true, title: 'Tapas $5', dishes: 0 };
  const { dialog } = await open({ attention: anAttention({ special }) });
  expect(within(dialog).getByRole('switch')).toHaveAccessibleDescription(
    'On, but not shown: it has no dish.',
  );
});

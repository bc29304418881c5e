import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type * as Resource from '../../../api/resource';
import type * as StaffAttentionModule from '../../../api/staff/staff-attention';
import { DEFAULT_SITE } from '../../../domain/site-defaults';
import { AdminLayout } from './admin-layout';
import { forgetSession } from '../../../api/session-token';
import * as session from '../session/session';
import { keepUser } from '../session/session-store';
import { ANA, storeSession } from '../../../testing/admin/session';
import { anAttention } from '../../../testing/admin/attention';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { Screen } from '../shell/screen';

const site = vi.fn();
vi.mock('../session/session-watch', () => ({ SessionWatch: () => null }));
vi.mock('../session/session', { spy: true });
const learnUser = vi.mocked(session.learnUser);
vi.mock('../../../api/resource', async (original) => ({
  ...(await original<typeof Resource>()),
  fetchOnDemand: () => site() as unknown,
}));
vi.mock('../../../api/staff/staff-attention', async (original) => ({
  ...(await original<typeof StaffAttentionModule>()),
  fetchAttention: () => Promise.resolve(anAttention({ newMessages: 2 })),
}));

beforeEach(() => {
  site.mockReset().mockResolvedValue(DEFAULT_SITE);
  storeSession(60);
});
afterEach(forgetSession);

function show() {
  const screens = { path: '/admin/menu', element: <Screen title="Menu">dishes</Screen> };
  return renderInAdmin(null, {
    routes: [{ element: <AdminLayout Find={() => null} />, children: [screens] }],
  });
}

it('has its landmarks, with the screen in `main`', async () => {
  show();
  expect(await screen.findByRole('main')).toHaveTextContent('dishes');
  await waitFor(() => expect(screen.getAllByRole('banner')[0]).toHaveTextContent('Casa Bodegón'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Menu');
  expect(screen.getAllByRole('navigation', { name: 'Staff area' })).toHaveLength(2);
});

it('shows a host no manager screens, and says where to go instead', async () => {
  storeSession(60, { ...ANA, role: 'host' });
  show();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'You don’t have access to this screen',
  );
  expect(screen.getByRole('link', { name: 'Go to Tonight' })).toHaveAttribute('href', '/admin/tonight');
  expect(screen.queryByText('dishes')).toBeNull();
});

it('opens a screen for the role that an owner has just given', async () => {
  storeSession(60, { ...ANA, role: 'host' });
  learnUser.mockImplementationOnce(async () => keepUser({ ...ANA, role: 'manager' }));
  show();
  expect(await screen.findByText('dishes')).toBeVisible();
});

it('skips to the content without a navigation, which a form would have to guard', async () => {
  const { router } = show();
  const skip = await screen.findByRole('link', { name: 'Skip to content' });
  act(() => skip.focus());
  const { key } = router.state.location;
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(router.state.location).toMatchObject({ key, hash: '' });
});

it('says on every screen how much needs attention, and how many messages are new', async () => {
  show();
  expect(await screen.findByRole('button', { name: /^Today.*2 things need attention/ })).toBeInTheDocument();
  expect(screen.getAllByText('(2 new)')).toHaveLength(2);
});

it('links to the site in a new tab', async () => {
  show();
  const link = await screen.findByRole('link', { name: 'View site (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/');
  expect(link).toHaveAttribute('target', '_blank');
});

it('renders without the restaurant’s data', async () => {
  site.mockRejectedValue(new Error('down'));
  show();
  await waitFor(() => expect(screen.getAllByRole('banner')[0]).toHaveTextContent(DEFAULT_SITE.name));
});

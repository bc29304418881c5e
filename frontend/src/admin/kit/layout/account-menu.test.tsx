import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { signOut } from '../session/session';
import { hasUnsavedWork } from '../session/unsaved-work';
import { useSession } from '../session/session-store';
import { AccountMenu } from './account-menu';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';

vi.mock('../session/session', () => ({ signOut: vi.fn() }));
vi.mock('../session/unsaved-work', () => ({ hasUnsavedWork: vi.fn() }));
vi.mock('../session/session-store', async (original) => ({
  ...(await original<object>()),
  useSession: vi.fn(),
}));

beforeEach(() => {
  vi.mocked(signOut).mockReset();
  vi.mocked(hasUnsavedWork).mockReturnValue(false);
  const user = { id: '1', email: 'ana@casabodegon.example', name: 'Ana', role: 'owner' as const };
  vi.mocked(useSession).mockReturnValue({ user, endsAt: new Date() });
});

async function chooseSignOut() {
  renderInAdmin(<AccountMenu />);
  await userEvent.click(screen.getByRole('button', { name: 'Account: Ana' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}

it('says who is signed in, and signs out', async () => {
  await chooseSignOut();
  expect(signOut).toHaveBeenCalledOnce();
});

it('asks before unsaved work is lost', async () => {
  vi.mocked(hasUnsavedWork).mockReturnValue(true);
  await chooseSignOut();
  await screen.findByRole('dialog', { name: 'Sign out without saving?' });
  expect(signOut).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
});

it('works without a name if the browser has not stored one', () => {
  vi.mocked(useSession).mockReturnValue(null);
  renderInAdmin(<AccountMenu />);
  expect(screen.getByRole('button', { name: 'Account: Your account' })).toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import { renderAt } from '../../../testing/admin/render-at';
import { choosePassword } from './session';
import { WelcomePage } from './welcome-page';

vi.mock('./session', () => ({ choosePassword: vi.fn(), restaurantName: () => Promise.resolve('Taberna') }));

it('asks for a longer password, and links to the sign-in if the link was already used', async () => {
  vi.mocked(choosePassword).mockRejectedValue(new ApiError('not-found', '404'));
  const { user } = renderAt('/admin/welcome#code', [
    { path: '/admin/welcome', element: <WelcomePage /> },
    { path: '/admin/login', element: <h1>Staff sign-in</h1> },
  ]);
  const password = screen.getByLabelText(/New password/);
  await user.type(password, 'too-short{Enter}');
  expect(await screen.findByText('Choose at least 10 characters.')).toBeVisible();
  expect(password).toHaveFocus();
  expect(choosePassword).not.toHaveBeenCalled();
  await user.clear(password);
  await user.type(password, 'a-short-word-or-two');
  // The password is typed only once.
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password).toHaveAttribute('type', 'text');
  await user.type(password, '{Enter}');
  expect(await screen.findByText(/^This link has been used or has expired\./)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Go to sign-in' }));
  expect(await screen.findByRole('heading', { name: 'Staff sign-in' })).toBeVisible();
});

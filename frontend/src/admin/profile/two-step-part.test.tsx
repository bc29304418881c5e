import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { fetchTwoStep, newRecoveryCodes, turnOffTwoStep } from '../../api/staff/staff-two-step';
import { renderAt } from '../../testing/admin/render-at';
import { ANA, tokenOf } from '../../testing/admin/session';
import { hasUnsavedWork } from '../kit/session/unsaved-work';
import { TwoStepPart } from './two-step-part';

vi.mock('../../api/staff/staff-two-step', { spy: true });
const fetch = vi.mocked(fetchTwoStep);

afterEach(() => fetch.mockReset());

const show = () => renderAt('/admin/profile', [{ path: '*', element: <TwoStepPart /> }]);
const open = () => {
  show();
  return screen.findByRole('region', { name: 'Two-step sign-in' });
};

it.each([
  [{ isOn: false, isRequired: false, recoveryCodesLeft: 0 }, /still can’t sign in\./, ['Turn on']],
  [{ isOn: false, isRequired: true, recoveryCodesLeft: 0 }, /the next time you sign in\./, ['Turn on']],
  [
    { isOn: true, isRequired: false, recoveryCodesLeft: 10 },
    /10 recovery codes left\.$/,
    ['Get new recovery codes', 'Turn off'],
  ],
  [{ isOn: true, isRequired: true, recoveryCodesLeft: 4 }, /it stays on\.$/, ['Get new recovery codes']],
  [
    { isOn: true, isRequired: false, recoveryCodesLeft: 1 },
    /1 recovery code left\. Get new ones/,
    ['Get new recovery codes', 'Turn off'],
  ],
  [
    { isOn: true, isRequired: false, recoveryCodesLeft: 0 },
    /No recovery codes left\. Get new ones/,
    ['Get new recovery codes', 'Turn off'],
  ],
])('%j', async (state, words, actions) => {
  fetch.mockResolvedValue(state);
  const part = await open();
  const buttons = await within(part).findAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(actions);
  expect(within(part).getByText(words)).toBeInTheDocument();
});

it('says that it could not be read', async () => {
  fetch.mockRejectedValue(new ApiError('offline', 'Network Error'));
  const part = await open();
  expect(await within(part).findByRole('alert')).toHaveTextContent(
    'Two-step sign-in could not be loaded. Couldn’t reach the website.',
  );
});

it('focuses the button to turn it back on once it is turned off', async () => {
  fetch.mockResolvedValue({ isOn: true, isRequired: false, recoveryCodesLeft: 10 });
  const signIn = { token: tokenOf(Date.now() + 60_000), user: ANA };
  vi.mocked(turnOffTwoStep).mockResolvedValue({ status: 200, body: signIn, etag: null });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Turn off' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Your password/), 'secret');
  fetch.mockResolvedValue({ isOn: false, isRequired: false, recoveryCodesLeft: 0 });
  await user.type(dialog.getByLabelText(/^Code from your app/), '123456{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Turn on' })).toHaveFocus());
});

it('stays while new recovery codes are shown, until they are saved', async () => {
  fetch.mockResolvedValue({ isOn: true, isRequired: false, recoveryCodesLeft: 1 });
  vi.mocked(newRecoveryCodes).mockResolvedValue(['ABCD-EFGH']);
  const { user, router } = show();
  await user.click(await screen.findByRole('button', { name: 'Get new recovery codes' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/Your password/), 'secret');
  await user.type(dialog.getByLabelText(/^Code from your app/), '123456{Enter}');
  await user.click(await dialog.findByRole('button', { name: 'Copy codes' }));
  expect(await dialog.findByText('Codes copied.')).toBeVisible();
  await act(() => router.navigate('/admin/menu'));
  expect(dialog.getByRole('alert')).toHaveTextContent('Save the codes before you go');
  expect(dialog.getByText('ABCD-EFGH')).toBeVisible();
  expect(hasUnsavedWork()).toBe(true);
  const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(asksBeforeClosing()).toBe(true);
  await user.click(dialog.getByRole('button', { name: 'I’ve saved them' }));
  await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  expect(hasUnsavedWork()).toBe(false);
  await act(() => router.navigate('/admin/menu'));
  expect(router.state.location.pathname).toBe('/admin/menu');
});

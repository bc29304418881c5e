import { Modal } from '@mantine/core';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { Link, Outlet, useBlocker } from 'react-router-dom';
import useSWR from 'swr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import { forgetSession } from '../../../api/session-token';
import { tellOutcome } from '../../../api/staff/call-outcomes';
import { staffCall } from '../../../api/staff/staff-call';
import { SessionGuard } from './guard';
import { renderAt } from '../../../testing/admin/render-at';
import {
  ANA,
  LUIS,
  signInElsewhere,
  signOutElsewhere,
  storeSession,
  tokenOf,
} from '../../../testing/admin/session';
import * as session from './session';
import { startSession, type StaffUser } from './session-store';
import { SessionWatch } from './session-watch';
import { useUnsavedWork } from './unsaved-work';

vi.mock('./session', { spy: true });
const signIn = vi.mocked(session.signIn);
const read = vi.fn(() => Promise.resolve('fresh'));

afterEach(() => {
  forgetSession();
  signIn.mockReset();
  read.mockClear();
});

/** A form that asks before staff leave it, like the admin's own forms. */
function Form() {
  const [text, setText] = useState('');
  useSWR('/api/admin/offers', read);
  useUnsavedWork(text !== '');
  const blocker = useBlocker(text !== '');
  useEffect(() => {
    if (blocker.state === 'blocked') throw new Error('Asked a second time.');
  }, [blocker.state]);
  return (
    <>
      <label>
        Title <input value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <Link to="/admin/menu">Menu</Link>
    </>
  );
}

const routes = [
  { path: '/admin/login', element: <h1>Login</h1> },
  {
    path: '/admin',
    element: <SessionGuard />,
    children: [
      {
        element: (
          <>
            <SessionWatch Dialog={Modal} />
            <Outlet />
          </>
        ),
        children: [{ path: '*', element: <Form /> }],
      },
    ],
  },
];

function openForm(path = '/admin/offers/o1?x=1#end') {
  return renderAt(path, routes);
}

async function openChangedForm() {
  const opened = openForm();
  await opened.user.type(title(), 'Rioja night');
  return opened;
}

const LOGIN = '/admin/login?redirect=%2Fadmin%2Foffers%2Fo1%3Fx%3D1%23end';
const title = () => screen.getByLabelText('Title');
const dialog = () => screen.findByRole('dialog');
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

function accept(user: StaffUser) {
  signIn.mockImplementation(() => {
    startSession({ token: tokenOf(Date.now() + 3_600_000), user, clockOffset: 0 });
    return Promise.resolve(user);
  });
}

/** Makes one of the screen's calls fail with a 401. */
async function callIsRefused() {
  const refused = new ApiError('unauthorized', 'Request failed with status code 401');
  await act(async () => {
    await staffCall({ path: '/api/admin/offers' }, () => Promise.reject(refused)).catch(() => undefined);
  });
}

function endElsewhere(): Promise<void> {
  act(signOutElsewhere);
  return Promise.resolve();
}

describe('without a sign-in', () => {
  it.each([
    ['none', () => undefined],
    ['one that has ended', () => void storeSession(-1)],
    ['no token at all', () => localStorage.setItem('admin_token', 'garbage')],
  ])('%s leads to the login with the full path', (_, prepare) => {
    prepare();
    expect(openForm().place()).toBe(LOGIN);
  });
});

describe('a sign-in that ends under a screen without unsaved work', () => {
  it.each([
    ['by a 401', callIsRefused],
    ['in another tab', endElsewhere],
  ])('%s leads to the login with the full path', async (_, end) => {
    storeSession(60);
    const { place } = openForm();
    expect(title()).toBeInTheDocument();
    await end();
    await waitFor(() => expect(place()).toBe(LOGIN));
  });

  it('by signing out shows only the sign-in page, even over unsaved work', async () => {
    storeSession(60);
    const { place } = await openChangedForm();
    await act(session.signOut);
    await waitFor(() => expect(place()).toBe('/admin/login'));
  });
});

describe('a sign-in that ends over unsaved work', () => {
  it.each([
    ['by a 401', callIsRefused, 'You’ve been signed out.'],
    ['in another tab', endElsewhere, 'You signed out in another tab.'],
  ])('%s: the form stays under a dialog that signs in again', async (_, end, words) => {
    storeSession(60);
    const { user, place } = await openChangedForm();
    await end();
    const box = await dialog();
    expect(box).toHaveAccessibleName('Sign in again');
    expect(box).toHaveTextContent(words);
    expect(within(box).getByLabelText('Email')).toHaveValue(ANA.email);
    await waitFor(() => expect(within(box).getByLabelText('Password')).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(box).toBeInTheDocument();

    accept(ANA);
    read.mockClear();
    await user.type(within(box).getByLabelText('Password'), 'secret{Enter}');
    await noDialog();
    expect(title()).toHaveValue('Rioja night');
    expect(place()).toBe('/admin/offers/o1?x=1#end');
    await waitFor(() => expect(title()).toHaveFocus());
    expect(screen.getByText(/^You are signed in again, until/)).toBeInTheDocument();
    // What could not be fetched in the meantime is fetched now.
    expect(read).toHaveBeenCalledOnce();
  });

  it('further refused calls do not change what the dialog says', async () => {
    storeSession(60);
    await openChangedForm();
    await endElsewhere();
    await callIsRefused();
    expect(await dialog()).toHaveTextContent('You signed out in another tab.');
  });

  it('a failed attempt is reported in the dialog, which stays open', async () => {
    storeSession(60);
    const { user } = await openChangedForm();
    await callIsRefused();
    const box = await dialog();
    signIn.mockRejectedValueOnce(new ApiError('offline', 'Network Error'));
    await user.type(within(box).getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() =>
      expect(within(box).getByRole('alert')).toHaveTextContent('Couldn’t reach the website'),
    );
  });

  it('somebody else may sign in, and a notice says who', async () => {
    storeSession(60);
    const { user } = await openChangedForm();
    await callIsRefused();
    accept(LUIS);
    const box = await dialog();
    await user.clear(within(box).getByLabelText('Email'));
    await user.type(within(box).getByLabelText('Email'), LUIS.email);
    await user.type(within(box).getByLabelText('Password'), 'secret{Enter}');
    await waitFor(() => expect(box).toHaveTextContent('You are now signed in as Luis'));
    expect(box).toHaveTextContent('before, it was Ana');
    await user.click(within(box).getByRole('button', { name: 'Continue as Luis' }));
    await noDialog();
    expect(title()).toHaveValue('Rioja night');
  });

  it('a sign-in in another tab closes the dialog', async () => {
    storeSession(60);
    await openChangedForm();
    act(signOutElsewhere);
    await dialog();
    act(() => signInElsewhere(60, ANA));
    await noDialog();
    expect(title()).toHaveValue('Rioja night');
  });

  it('the work may be abandoned without another question', async () => {
    storeSession(60);
    const { user, place } = await openChangedForm();
    await callIsRefused();
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(place()).toBe(LOGIN));
  });
});

it('somebody else’s sign-in in another tab is also reported', async () => {
  storeSession(60);
  const { user } = openForm();
  act(() => signInElsewhere(60, LUIS));
  const box = await dialog();
  expect(box).toHaveAccessibleName('Someone else is signed in');
  await user.keyboard('{Escape}');
  await noDialog();
});

describe('the warning', () => {
  it('comes five minutes before the end, and renews the sign-in', async () => {
    storeSession(4.5);
    const { user } = await openChangedForm();
    expect(screen.getByText(/You’ll be signed out in 5 minutes\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    const box = await dialog();
    await user.keyboard('{Escape}');
    await noDialog();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in again' })).toHaveFocus());

    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    accept(ANA);
    await user.type(within(await dialog()).getByLabelText('Password'), 'secret{Enter}');
    await noDialog();
    expect(box).not.toBeInTheDocument();
    expect(screen.queryByText(/You’ll be signed out/)).not.toBeInTheDocument();
    expect(title()).toHaveValue('Rioja night');
  });

  it('is announced once at first and once in the last minute, and then the sign-in ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    storeSession(6);
    const { place } = openForm();
    const spoken = () => screen.queryAllByRole('status').map(({ textContent }) => textContent);
    const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    expect(spoken().join('')).toBe('');
    const regions = screen.getAllByRole('status');
    await advance(61_000);
    const first = spoken();
    expect(first.join('')).toMatch(/less than five minutes/);
    expect(regions).toContain(screen.getByText(/less than five minutes/));
    await advance(120_000);
    expect(screen.getByText(/signed out in 3 minutes/)).toBeInTheDocument();
    expect(spoken()).toEqual(first);
    await advance(120_000);
    expect(spoken().join('')).toMatch(/less than a minute/);
    await advance(60_000);
    expect(place()).toBe(LOGIN);
    vi.useRealTimers();
  });

  it('keeps a sign-in without a known user, and fetches the user', async () => {
    storeSession(60);
    localStorage.removeItem('admin_user');
    vi.mocked(session.learnUser).mockReset().mockResolvedValue();
    openForm();
    await waitFor(() => expect(session.learnUser).toHaveBeenCalledOnce());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('fetches the user’s role again after a refusal, but not if that call is refused', () => {
    storeSession(60);
    vi.mocked(session.learnUser).mockReset().mockResolvedValue();
    openForm();
    const refuse = (path: string) =>
      act(() => tellOutcome({ call: { path }, failure: new ApiError('forbidden', 'Forbidden') }));
    refuse('/api/admin/site');
    expect(session.learnUser).toHaveBeenCalledTimes(2);
    refuse(session.OWN_ACCOUNT_PATH);
    expect(session.learnUser).toHaveBeenCalledTimes(2);
  });
});

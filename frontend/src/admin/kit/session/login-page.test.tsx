import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import { forgetSession } from '../../../api/session-token';
import { LoginPage } from './login-page';
import { renderAt } from '../../../testing/admin/render-at';
import { ANA, signInElsewhere, storeSession, tokenOf } from '../../../testing/admin/session';
import { finishTwoStep as realFinish } from './finish-two-step';
import { askForLink, canSendLinks, signIn as realSignIn } from './session';
import { endSession, noteUntoldServer, startSession } from './session-store';

vi.mock('./finish-two-step', () => ({ finishTwoStep: vi.fn() }));
vi.mock('./session', () => ({
  signIn: vi.fn(),
  canSendLinks: vi.fn(() => Promise.resolve(false)),
  askForLink: vi.fn(),
  restaurantName: vi.fn(() => Promise.resolve('Taberna Uno')),
}));
const signIn = vi.mocked(realSignIn);
const finishTwoStep = vi.mocked(realFinish);
const routes = [
  { path: '/admin/login', element: <LoginPage /> },
  { path: '*', element: <h1>A screen</h1> },
];

afterEach(() => {
  signIn.mockReset();
  finishTwoStep.mockReset();
  forgetSession();
  vi.unstubAllGlobals();
});

const email = () => screen.getByLabelText('Email');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: /^Sign/ });

it('shows the restaurant’s own name, and none before it is loaded', async () => {
  openLogin();
  expect(screen.getByRole('main')).toHaveTextContent(/^Staff sign-in/);
  expect(await screen.findByText('Taberna Uno')).toBeVisible();
});

function openLogin(query = '') {
  return renderAt(`/admin/login${query}`, routes);
}

const startHere = () => startSession({ token: tokenOf(Date.now() + 60_000), user: ANA, clockOffset: 0 });

/** Signs in with the correct password, as the first of two steps. */
async function openSecondStep(setup: { secret: string; uri: string } | null) {
  const complaint = { code: 'TwoStepError', message: 'Enter the code.', details: [] };
  const body = { twoStep: { ticket: 'ticket', setup } };
  const answer = { status: 401, body, complaint, retryAfterSeconds: null };
  signIn.mockRejectedValueOnce(new ApiError('unauthorized', 'Request failed with status code 401', answer));
  const opened = openLogin('?redirect=/admin/site');
  await opened.user.type(email(), 'ana@casabodegon.example');
  await opened.user.type(password(), 'secret{Enter}');
  return opened;
}

function accept() {
  signIn.mockImplementation(() => {
    startHere();
    return Promise.resolve(ANA);
  });
}

it('is a real form with the names that password managers look for, and works by keyboard', async () => {
  const { user } = openLogin();
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(email()).toHaveAttribute('name', 'email');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveAttribute('name', 'password');
  expect(password()).toHaveAttribute('type', 'password');
  const form = document.forms[0];
  expect(form).toContainElement(submit());
  // A password never gets into an address.
  expect(form?.method).toBe('post');
  expect(document.title).toBe('Sign in · Staff');
  for (const part of [
    email(),
    password(),
    screen.getByRole('button', { name: 'Show the password' }),
    submit(),
  ]) {
    await user.tab();
    expect(part).toHaveFocus();
  }
});

it.each([
  ['', '/admin'],
  ['?redirect=%2Fadmin%2Foffers%2Fo1%3Fx%3D1%23end', '/admin/offers/o1?x=1#end'],
  ['?redirect=%2F%2Fevil.example', '/admin'],
])('leads on after the sign-in: %j to %s', async (query, target) => {
  accept();
  const { user, place } = openLogin(query);
  await user.type(email(), ' ana@casabodegon.example ');
  await user.type(password(), ' secret {Enter}');
  expect(signIn).toHaveBeenCalledExactlyOnceWith('ana@casabodegon.example', ' secret ');
  await waitFor(() => expect(place()).toBe(target));
});

it('continues at once if already signed in, or when another tab signs in', async () => {
  storeSession(60);
  expect(openLogin('?redirect=/admin/site').place()).toBe('/admin/site');
  forgetSession();
  const { place } = openLogin();
  expect(place()).toBe('/admin/login');
  act(() => signInElsewhere(60, ANA));
  await waitFor(() => expect(place()).toBe('/admin'));
});

it('says beside the fields what is missing, and sends nothing', async () => {
  const { user } = openLogin();
  await user.click(submit());
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription('Enter your email.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  await user.type(email(), 'ana@casabodegon.example');
  await user.click(submit());
  expect(password()).toHaveFocus();
  expect(email()).toBeValid();
  expect(signIn).not.toHaveBeenCalled();
});

it('announces a failure, keeps what was typed, and the next attempt clears it', async () => {
  signIn.mockRejectedValueOnce(new ApiError('unauthorized', 'Request failed with status code 401'));
  const { user } = openLogin();
  await user.type(email(), 'ana@casabodegon.example');
  await user.type(password(), 'wrong{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('password isn’t right'));
  expect([email(), password()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'ana@casabodegon.example',
    'wrong',
  ]);
  expect(password()).toHaveFocus();
  signIn.mockReturnValueOnce(new Promise(() => undefined));
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

it('sends once, however often the button is pressed, and keeps focus on it', async () => {
  signIn.mockReturnValue(new Promise(() => undefined));
  const { user } = openLogin();
  await user.type(email(), 'ana@casabodegon.example');
  await user.type(password(), 'secret');
  await user.dblClick(submit());
  await user.click(submit());
  expect(signIn).toHaveBeenCalledOnce();
  expect(submit()).toHaveTextContent('Signing in…');
  expect(submit()).toHaveFocus();
});

it('shows the password and hides it again, by a button that says which', async () => {
  const { user } = openLogin();
  await user.type(password(), 'secret');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password()).toHaveAttribute('type', 'text');
  expect(password()).toHaveValue('secret');
  await user.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(password()).toHaveAttribute('type', 'password');
  await user.click(password());
  await user.keyboard('{CapsLock}A');
  expect(screen.getByText('Caps Lock is on.')).toBeInTheDocument();
});

describe('says why it is shown', () => {
  it.each([
    ['ended', 'You’ve been signed out.'],
    ['refused', 'You’ve been signed out.'],
    ['signed-out', 'You’re signed out.'],
    ['signed-out-elsewhere', 'You signed out in another tab.'],
  ] as const)('%s', (end, words) => {
    storeSession(60);
    endSession(end);
    openLogin();
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
  });

  it('and that the server could not be reached to sign out', () => {
    storeSession(60);
    endSession('signed-out');
    openLogin();
    act(noteUntoldServer);
    const told = screen.getByText(/on this device, but we couldn’t reach the server/);
    expect(told).toHaveAttribute('role', 'status');
  });

  it('and that a private window stores no sign-in', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      removeItem: () => undefined,
      setItem() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    openLogin();
    expect(screen.getByText(/You’re in a private window/)).toBeInTheDocument();
  });
});

describe('a forgotten password', () => {
  it('is reset by an owner if no mail server is set up', () => {
    openLogin();
    expect(screen.getByText('Forgot your password? Ask an owner for a new link.')).toBeInTheDocument();
  });

  it('gets a link by mail, without revealing whether the account exists', async () => {
    vi.mocked(canSendLinks).mockResolvedValueOnce(true);
    vi.mocked(askForLink).mockRejectedValueOnce(new ApiError('offline', 'Network Error'));
    const { user } = openLogin();
    await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
    expect(email()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter your email.');
    expect(askForLink).not.toHaveBeenCalled();
    await user.type(email(), ' ana@casabodegon.example {Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Couldn’t reach the website.'));
    vi.mocked(askForLink).mockResolvedValueOnce();
    await user.keyboard('{Enter}');
    expect(askForLink).toHaveBeenLastCalledWith('ana@casabodegon.example');
    expect(await screen.findByText(/^If ana@casabodegon.example has an account/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(password()).toBeInTheDocument();
  });
});

describe('the second step', () => {
  const code = () => screen.findByLabelText('6-digit code');

  it('asks for the code in a field that phones can fill in, and continues', async () => {
    finishTwoStep.mockResolvedValueOnce({ recoveryCodes: [], enter: startHere });
    const { user, place } = await openSecondStep(null);
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByText(/Forgot your password/)).not.toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter the 6-digit code.');
    expect(finishTwoStep).not.toHaveBeenCalled();
    await user.type(await code(), '123 456{Enter}');
    expect(finishTwoStep).toHaveBeenCalledExactlyOnceWith('ticket', '123 456');
    await waitFor(() => expect(place()).toBe('/admin/site'));
  });

  it('says what is wrong with a code, and accepts a recovery code instead', async () => {
    finishTwoStep.mockRejectedValueOnce(new ApiError('unauthorized', '401'));
    const { user, place } = await openSecondStep(null);
    await user.type(await code(), '000000{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^That code isn’t right/));
    expect(await code()).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    const recovery = screen.getByLabelText('Recovery code');
    expect(recovery).toHaveFocus();
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    finishTwoStep.mockRejectedValueOnce(new ApiError('unauthorized', '401'));
    await user.type(recovery, 'ABCD{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^That isn’t one of your codes/));
    finishTwoStep.mockResolvedValueOnce({ recoveryCodes: [], enter: startHere });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(place()).toBe('/admin/site'));
  });

  it('returns to the password if it took too long', async () => {
    finishTwoStep.mockRejectedValueOnce(new ApiError('not-found', '404'));
    const { user } = await openSecondStep(null);
    await user.type(await code(), '123456{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^This took too long/));
    await user.click(screen.getByRole('button', { name: 'Back to sign-in' }));
    expect(password()).toHaveValue('');
    expect(email()).toHaveFocus();
  });

  it('sets it up first if everyone must have it, and continues once the codes are saved', async () => {
    const uri = 'otpauth://totp/Casa:ana?secret=ABCDEFGH&issuer=Casa';
    const { user, place } = await openSecondStep({ secret: 'ABCDEFGH', uri });
    expect(await code()).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /QR code/ }).innerHTML).toMatch(/d="M\d/);
    expect(screen.getByText('ABCD EFGH')).toBeInTheDocument();
    finishTwoStep.mockRejectedValueOnce(new ApiError('refused', '400'));
    await user.type(await code(), '000000{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/^That code isn’t right/));
    finishTwoStep.mockResolvedValueOnce({ recoveryCodes: ['AAAA-BBBB', 'CCCC-DDDD'], enter: startHere });
    await user.type(await code(), '123456{Enter}');
    const codes = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(codes).toHaveTextContent('AAAA-BBBBCCCC-DDDD');
    expect(screen.getByText(/^Recovery codes for the staff area of/)).toHaveTextContent(location.host);
    expect(place()).toMatch(/^\/admin\/login/);
    await user.click(screen.getByRole('button', { name: 'Copy codes' }));
    expect(await navigator.clipboard.readText()).toBe('AAAA-BBBB\nCCCC-DDDD');
    expect(await screen.findByText('Codes copied.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'I’ve saved them, continue' }));
    await waitFor(() => expect(place()).toBe('/admin/site'));
  });
});

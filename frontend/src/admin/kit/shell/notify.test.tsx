import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { notifyDone, notifyFailure } from './notify';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';

const FAILURE = { title: 'The price was not saved', text: 'Couldn’t reach the website.', canRetry: true };

function show() {
  return renderInAdmin(<button type="button">The row’s switch</button>);
}

function withClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('announces success politely, and a failure immediately', () => {
  show();
  act(() => notifyDone('“Croquetas” is sold out', { live: { to: '/menu', label: 'View menu' } }));
  act(() => notifyFailure(FAILURE));
  expect(screen.getByRole('status')).toHaveTextContent('“Croquetas” is sold out');
  expect(screen.getByRole('alert')).toHaveTextContent('The price was not saved. Couldn’t reach the website.');
  const link = screen.getByRole('link', { name: 'View menu (opens in a new tab)' });
  expect(link).toHaveAttribute('href', '/menu');
  expect(link).toHaveAttribute('target', '_blank');
});

it('undoes once, and disappears', async () => {
  show();
  const undo = vi.fn();
  act(() => notifyDone('Gone', { undo }));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('offers undo for ten seconds', async () => {
  withClock();
  show();
  act(() => notifyDone('Gone', { undo: () => undefined }));
  await wait(9_900);
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await wait(1_000);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('does not disappear while focus or the pointer is on it, and restarts its timer when they leave', async () => {
  withClock();
  show();
  act(() => notifyDone('Gone', { undo: () => undefined }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await wait(60_000);
  act(() => screen.getByRole('button', { name: 'The row’s switch' }).focus());
  fireEvent.mouseEnter(screen.getByRole('status'));
  await wait(60_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  fireEvent.mouseLeave(screen.getByRole('status'));
  await wait(9_000);
  expect(screen.getByRole('status')).toBeInTheDocument();
  await wait(2_000);
  expect(screen.queryByRole('status')).toBeNull();
});

it('keeps a failure until it is closed or retried', async () => {
  withClock();
  show();
  const retry = vi.fn();
  act(() => notifyFailure(FAILURE, retry));
  await wait(600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
  await wait(1_000);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers no retry if none can succeed', () => {
  show();
  act(() => notifyFailure({ ...FAILURE, canRetry: false }, () => undefined));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('shows the same failure once', async () => {
  show();
  for (let times = 0; times < 3; times += 1) act(() => notifyFailure(FAILURE));
  await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(1));
});

it('shows three at once, including the newest, and never drops a failure for a success', async () => {
  show();
  act(() => notifyFailure(FAILURE));
  for (const name of ['One', 'Two', 'Three', 'Four']) act(() => notifyDone(`${name} is hidden`));
  await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  expect(screen.getAllByRole('status').map((each) => each.textContent)).toEqual([
    'Three is hidden',
    'Four is hidden',
  ]);
});

it('gets focus with F8, which also returns it', async () => {
  show();
  const row = screen.getByRole('button', { name: 'The row’s switch' });
  row.focus();
  await userEvent.keyboard('{F8}');
  expect(row).toHaveFocus();
  act(() => notifyDone('Old', { undo: () => undefined }));
  act(() => notifyDone('New', { undo: () => undefined }));
  await userEvent.keyboard('{F8}');
  expect(screen.getAllByRole('button', { name: 'Undo' })[1]).toHaveFocus();
  await userEvent.keyboard('{F8}');
  expect(row).toHaveFocus();
});

it('returns focus when it is answered or closed by keyboard', async () => {
  show();
  const row = screen.getByRole('button', { name: 'The row’s switch' });
  for (const steps of ['{F8}{Enter}', '{F8}{Tab}{Enter}']) {
    row.focus();
    act(() => notifyDone('Gone', { undo: () => undefined }));
    await userEvent.keyboard(steps);
    expect(row).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
  }
});

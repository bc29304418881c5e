import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import { failedAnswer } from '../../../api/failed-answer';
import { tellOutcome } from '../../../api/staff/call-outcomes';
import { type Connection, ConnectionBanner, useConnection } from './connection-banner';

const call = { path: '/api/admin/menu' };
const OFFLINE = 'You’re offline. Changes won’t save until you’re back.';

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}
const end = (failure: ApiError | null) => act(() => tellOutcome({ call, failure }));
const watch = () => renderHook(useConnection).result;

afterEach(() => vi.restoreAllMocks());

it('trusts the browser that the network is gone, but only an answer that it is back', () => {
  const connection = watch();
  expect(connection.current).toBe('fine');
  setOnline(false);
  expect(connection.current).toBe('offline');
  setOnline(true);
  expect(connection.current).toBe('unreachable');
  end(null);
  expect(connection.current).toBe('fine');
});

it('detects from failed calls what the browser does not report', () => {
  const connection = watch();
  for (const failure of [
    new ApiError('offline', 'Network Error'),
    new ApiError('timed-out', 'timeout of 12000 ms exceeded'),
    failedAnswer(502, '', undefined, null),
    failedAnswer(503, '', undefined, null),
  ]) {
    end(failure);
    expect(connection.current).toBe('unreachable');
    end(null);
    expect(connection.current).toBe('fine');
  }
});

it('counts a refusal as a sign of life, but not an aborted call', () => {
  const connection = watch();
  end(new ApiError('offline', 'Network Error'));
  end(new ApiError('aborted', 'Request aborted'));
  expect(connection.current).toBe('unreachable');
  end(failedAnswer(412, {}, undefined, null));
  expect(connection.current).toBe('fine');
  end(failedAnswer(500, {}, undefined, null));
  expect(connection.current).toBe('fine');
});

it('is offline from the start on a device without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(watch().current).toBe('offline');
});

it('reports it in an existing live region, and offers to retry', async () => {
  const onRetry = vi.fn();
  const banner = (connection: Connection) => (
    <>
      <ConnectionBanner connection={connection} onRetry={onRetry} />
      <h1 tabIndex={-1}>Menu</h1>
    </>
  );
  const { rerender } = render(banner('fine'));
  const place = screen.getByRole('status');
  expect(place).toBeEmptyDOMElement();
  rerender(banner('offline'));
  expect(place).toHaveTextContent(OFFLINE);
  await userEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(onRetry).toHaveBeenCalledOnce();
  rerender(banner('unreachable'));
  expect(place).toHaveTextContent(/isn’t responding.*Changes won’t save/);
  rerender(banner('fine'));
  expect(place).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading')).toHaveFocus();
});

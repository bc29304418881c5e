import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftStoreKey } from '../kit/forms/draft-store';
import { ANA, LUIS, signInElsewhere, storeSession } from '../../testing/admin/session';
import { NOTHING, useKeptText } from './use-kept-text';

it('shows in one tab what another types, and that it has been sent', () => {
  const [here, there] = [0, 1].map(() => renderHook(() => useKeptText('reply:m1')).result);
  const type = (text: string) =>
    act(() => {
      there?.current[1]({ ...NOTHING, text });
      window.dispatchEvent(new StorageEvent('storage', { key: draftStoreKey('', 'reply:m1') }));
    });
  type('Dear Ana');
  expect(here?.current[0].text).toBe('Dear Ana');
  act(() => here?.current[1]({ text: 'Dear Ana, yes' }));
  type('');
  expect(here?.current[0]).toEqual(NOTHING);
  expect(localStorage).toHaveLength(0);
});

it('stays with the account that typed it if another signs in over it', () => {
  storeSession(60, ANA);
  const { result } = renderHook(() => useKeptText('reply:m1'));
  act(() => result.current[1]({ text: 'Dear Ana' }));
  act(() => signInElsewhere(60, LUIS));
  act(() => result.current[1]({ text: 'Dear Ana, yes' }));
  const textOf = () => renderHook(() => useKeptText('reply:m1')).result.current[0].text;
  expect(textOf()).toBe('');
  act(() => signInElsewhere(60, ANA));
  expect(textOf()).toBe('Dear Ana, yes');
});

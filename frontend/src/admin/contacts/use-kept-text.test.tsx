import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftStoreKey } from '../kit/forms/draft-store';
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

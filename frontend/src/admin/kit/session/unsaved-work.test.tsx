import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { abandonUnsavedWork, hasUnsavedWork, useHasUnsavedWork, useUnsavedWork } from './unsaved-work';

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedWork(isDirty);
  return null;
}

function Light() {
  return <output>{useHasUnsavedWork() ? 'unsaved' : 'saved'}</output>;
}

const light = () => screen.getByRole('status').textContent;

afterEach(abandonUnsavedWork);

it('there is some as long as any part of the screen reports it', () => {
  const draw = (...forms: boolean[]) => (
    <>
      <Light />
      {forms.map((isDirty, at) => (
        <Form key={at} isDirty={isDirty} />
      ))}
    </>
  );
  const { rerender } = render(draw(false, false));
  expect([light(), hasUnsavedWork()]).toEqual(['saved', false]);
  rerender(draw(true, true));
  expect([light(), hasUnsavedWork()]).toEqual(['unsaved', true]);
  rerender(draw(false, true));
  expect(light()).toBe('unsaved');
  rerender(draw(false));
  expect(light()).toBe('saved');
});

it('abandoned work counts again only when something else is changed', () => {
  const draw = (isDirty: boolean) => (
    <>
      <Light />
      <Form isDirty={isDirty} />
    </>
  );
  const { rerender } = render(draw(true));
  act(abandonUnsavedWork);
  expect(light()).toBe('saved');
  rerender(draw(true));
  expect(light()).toBe('saved');
  rerender(draw(false));
  rerender(draw(true));
  expect(light()).toBe('unsaved');
});

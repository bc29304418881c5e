import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Chips } from './chips';
import { SearchField } from './search-field';

/** Renders it as the server does, simulates input, and hydrates it. */
async function hydrate(element: ReactElement, meanwhile: (drawn: HTMLElement) => void): Promise<void> {
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  meanwhile(container);
  const root = await act(async () => hydrateRoot(container, element));
  act(() => root.unmount());
  container.remove();
}

const CHIPS = [
  { value: 'all', label: 'All' },
  { value: 'red', label: 'Reds' },
] as const;

it('keeps what was typed before hydration', async () => {
  const onChange = vi.fn();
  const search = <SearchField label="Search" placeholder="" value="" onChange={onChange} />;
  await hydrate(search, (drawn) => {
    const input = drawn.querySelector('input');
    if (input) input.value = 'no nuts';
  });
  expect(onChange.mock.calls).toEqual([['no nuts']]);
});

it('keeps a chip that was pressed before hydration', async () => {
  const onSelect = vi.fn();
  const chips = <Chips label="Show" options={CHIPS} selected="all" onSelect={onSelect} controls="wines" />;
  await hydrate(chips, (drawn) => drawn.querySelector<HTMLInputElement>('[value="red"]')?.click());
  expect(onSelect.mock.calls).toEqual([['red']]);
});

it('reports nothing if nothing was changed', async () => {
  const onChange = vi.fn();
  await hydrate(<SearchField label="Search" placeholder="" value="" onChange={onChange} />, () => {});
  expect(onChange).not.toHaveBeenCalled();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Chips } from './chips';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'red', label: 'Reds' },
  { value: 'white', label: 'Whites' },
] as const;

it('exposes which chip is chosen, and the name of the group', () => {
  render(<Chips label="Show" options={OPTIONS} selected="red" onSelect={() => {}} controls="wines" />);
  expect(screen.getByRole('radiogroup', { name: 'Show' })).toBeInTheDocument();
  const chips = screen.getAllByRole<HTMLInputElement>('radio');
  expect(chips.map((chip) => chip.checked)).toEqual([false, true, false]);
  for (const name of ['All', 'Reds', 'Whites']) {
    expect(screen.getByRole('radio', { name })).toBeInTheDocument();
  }
  for (const chip of chips) expect(chip).toHaveAttribute('aria-controls', 'wines');
});

it('is reached by Tab and chosen with the arrows or a click', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(<Chips label="Show" options={OPTIONS} selected="all" onSelect={onSelect} controls="wines" />);
  await user.tab();
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await user.click(screen.getByRole('radio', { name: 'Whites' }));
  expect(onSelect.mock.calls).toEqual([['red'], ['white']]);
});

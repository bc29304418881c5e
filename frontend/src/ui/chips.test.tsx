import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Chips } from './chips';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'red', label: 'Reds' },
  { value: 'white', label: 'Whites' },
] as const;

it('says which one holds, and of what', () => {
  render(<Chips label="Show" options={OPTIONS} selected="red" onSelect={() => {}} controls="wines" />);
  expect(screen.getByRole('group', { name: 'Show' })).toBeInTheDocument();
  const chips = screen.getAllByRole('button');
  expect(chips.map((chip) => chip.textContent)).toEqual(['All', 'Reds', 'Whites']);
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false']);
  for (const chip of chips) expect(chip).toHaveAttribute('aria-controls', 'wines');
});

it('is reached by Tab and chosen with Enter, Space or a click', async () => {
  const user = userEvent.setup();
  const onSelect = vi.fn();
  render(<Chips label="Show" options={OPTIONS} selected="all" onSelect={onSelect} controls="wines" />);
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Reds' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.tab();
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'All' }));
  expect(onSelect.mock.calls).toEqual([['red'], ['white'], ['all']]);
});

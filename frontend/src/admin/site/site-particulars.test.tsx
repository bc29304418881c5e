import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showSite, siteForm } from '../../testing/admin/site-screen';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));
afterEach(() => localStorage.clear());

const { save, saved, text } = siteForm;

it('states a fee as guests will read it', async () => {
  const { user, stored, openTab } = await showSite();
  await openTab('Fee');
  await user.click(screen.getByRole('radio', { name: 'Percentage of the bill' }));
  await user.click(save());
  expect(await screen.findByRole('link', { name: /Enter a name for the fee/ })).toBeVisible();
  await user.type(text(/^Fee name/), 'Kitchen fee');
  const regions = screen.getAllByRole('status');
  await user.type(text(/^Percent of the bill/), '3.5');
  const statement = screen.getByText(/Kitchen fee: a mandatory fee of 3.5% of the bill/);
  expect(statement).toBeVisible();
  expect(regions).toContain(statement);
  await user.click(save());
  await saved();
  expect(stored().fee).toEqual({ name: 'Kitchen fee', percent: 3.5, amount: null });
});

it('warns before the time zone or the currency is changed', async () => {
  const { user, openTab } = await showSite();
  await openTab('Time zone');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'America/Chicago');
  expect(screen.getByText(/moves every opening hour, holiday, offer and event/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'EUR');
  expect(screen.getByText(/Prices are not converted/)).toBeVisible();
});

it('refuses a map that the site can’t show, and says which ones it can', async () => {
  const { user, openTab } = await showSite();
  await openTab('Address');
  await user.clear(text('Map to embed'));
  await user.click(text('Map to embed'));
  await user.paste('https://maps.evil.example/embed');
  await user.click(save());
  await waitFor(() =>
    expect(text('Map to embed')).toHaveAccessibleDescription(
      /must be an address to embed, from www\.openstreetmap\.org or www\.google\.com/,
    ),
  );
});

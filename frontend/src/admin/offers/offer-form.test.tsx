import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { failure } from '../../testing/admin/failure';
import { fill, preview, save, title } from '../../testing/admin/card';
import { listedServer } from '../../testing/admin/listed-server';
import { staffCall } from '../../api/staff/staff-call';
import { pressDelete } from '../../testing/admin/form-menu';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { OfferForm } from './offer-form';
import { offerWire } from '../../testing/admin/offer-wire';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));

afterEach(() => localStorage.clear());

const OFFERS = [
  offerWire('paella', { title: 'Paella', order: 1, badge: 'For two', endDate: '2026-11-20', active: false }),
  ...Array.from({ length: 5 }, (_, at) => offerWire(`other-${at}`, { order: at + 2 })),
];

function show(path: string, offers = OFFERS) {
  const server = listedServer('/api/admin/offers', offerWire('', { order: 999 }), offers);
  vi.mocked(staffCall).mockImplementation(server.answer);
  const routes = [
    { path: '/admin/offers', element: <p>The list</p> },
    { path: '/admin/offers/new', element: <OfferForm /> },
    { path: '/admin/offers/:id', element: <OfferForm /> },
  ];
  return { ...server, user: userEvent.setup(), ...renderInAdmin(null, { path, routes }) };
}

const firstDay = () => screen.getByLabelText(/^First day/);
const lastDay = () => screen.getByLabelText(/^Last day/);

it('publishes a weekend offer, first in the list, with a title and one tap', async () => {
  const { user, stored, router } = show('/admin/offers/new');
  fill(await title(), 'Oysters');
  const weekend = screen.getByRole('button', { name: 'This weekend Sat Nov 21 – Sun Nov 22' });
  expect(weekend).toHaveAttribute('aria-pressed', 'false');
  await user.click(weekend);
  expect(weekend).toHaveAttribute('aria-pressed', 'true');
  expect(firstDay()).toHaveValue('2026-11-21');
  expect(lastDay()).toHaveValue('2026-11-22');
  expect(screen.getByText('Goes live when you save, until Sun Nov 22.')).toBeVisible();
  await user.click(save());
  expect(await screen.findByText('Saved, live now.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View home page' })).toHaveAttribute('href', '/');
  const [first] = [...stored.values()].sort((a, b) => a.order - b.order);
  expect(first).toMatchObject({ title: 'Oysters', startDate: '2026-11-21', endDate: '2026-11-22' });
  expect(router.state.location.pathname).toBe(`/admin/offers/${first?.id}`);
});

it('says when it will show, if not now', async () => {
  const { user } = show('/admin/offers/new');
  fill(await title(), 'Thanksgiving');
  fill(firstDay(), '2026-11-27');
  await user.click(save());
  expect(await screen.findByText('Saved.')).toBeVisible();
  // In the form and in the save bar.
  expect(screen.getAllByText(/Shows from Fri Nov 27\./)).toHaveLength(2);
  expect(screen.queryByText(/live now/)).toBeNull();
});

it('says that it is not on Home if five others come first', async () => {
  const { user } = show('/admin/offers/last', [...OFFERS, offerWire('last', { order: 99 })]);
  fill(await title(), 'Last call');
  await user.click(save());
  expect(await screen.findByText(/the home page shows 5 and others come first/)).toBeVisible();
});

it('keeps the first day if only the end is removed', async () => {
  const { user } = show('/admin/offers/new');
  await title();
  fill(firstDay(), '2026-11-27');
  await user.click(screen.getByRole('button', { name: /^Today/ }));
  expect(firstDay()).toHaveValue('2026-11-21');
  fill(firstDay(), '2026-11-27');
  await user.click(screen.getByRole('button', { name: /^No end/ }));
  expect(firstDay()).toHaveValue('2026-11-27');
  expect(lastDay()).toHaveValue('');
  expect(screen.getByText('Shows from Fri Nov 27.')).toBeVisible();
});

it('says at the field, and above the form, that the end is before the start, and sends nothing', async () => {
  const { user, sent } = show('/admin/offers/new');
  await title();
  fill(firstDay(), '2026-11-27');
  fill(lastDay(), '2026-11-26');
  await user.click(save());
  const summary = await screen.findByRole('alert');
  expect(summary).toHaveFocus();
  expect(
    within(summary)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Title is required.', 'The end is before the start.']);
  expect(lastDay()).toBeInvalid();
  expect(sent).toEqual([]);
});

it('shows the slide as Home will, with the site’s default buttons if none are given', async () => {
  show('/admin/offers/new');
  const field = await title();
  expect(preview().getByRole('heading', { name: 'Title of the offer', hidden: true })).toBeInTheDocument();
  fill(field, 'Oysters');
  fill(screen.getByRole('textbox', { name: /^First button$/ }), 'Look');
  await waitFor(() =>
    expect(preview().getByRole('heading', { name: 'Oysters', hidden: true })).toBeInTheDocument(),
  );
  expect(preview().getByRole('link', { name: 'Look', hidden: true })).toHaveAttribute('href', '/menu');
  expect(preview().getByRole('link', { name: 'Book a Table', hidden: true })).toBeInTheDocument();
});

it('starts a copy from another’s content, without its days', async () => {
  const { user, sent } = show('/admin/offers/new?from=paella');
  expect(await title()).toHaveValue('Paella');
  expect(screen.getByRole('textbox', { name: 'Badge' })).toHaveValue('For two');
  expect(screen.getByRole('switch', { name: 'Published' })).toBeChecked();
  expect(lastDay()).toHaveValue('');
  await user.click(save());
  await screen.findByText('Saved, live now.');
  expect(sent[0]).toMatch(/^POST \{"title":"Paella".*"endDate":null/);
});

it('shows the server’s complaint at its field', async () => {
  const { user, faults } = show('/admin/offers/paella');
  fill(await title(), 'Other');
  const details = [{ path: 'ctaPrimaryTo', message: 'The link of the first button must be a path.' }];
  faults.push(failure('refused', { details }));
  await user.click(save());
  const summary = await screen.findByRole('alert');
  await user.click(within(summary).getByRole('link', { name: /link of the first button/ }));
  expect(document.getElementById('field-ctaPrimaryTo')).toHaveFocus();
});

it('shows both versions if somebody else has changed it, and saves what is chosen', async () => {
  const { user, stored, put } = show('/admin/offers/paella');
  fill(await title(), 'Paella for two');
  put({ ...OFFERS[0], id: 'paella', badge: 'Sundays' } as never);
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Paella for two/)).toBeVisible();
  expect(dialog.getByText(/Sundays/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(stored.get('paella')).toMatchObject({ title: 'Paella for two', badge: 'Sundays' }),
  );
});

it('deletes after a confirmation, and returns to the list', async () => {
  const { user, stored } = show('/admin/offers/paella');
  await title();
  await pressDelete(user, 'offer');
  const question = within(await screen.findByRole('dialog', { name: 'Delete “Paella”?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The list')).toBeVisible();
  expect(stored.has('paella')).toBe(false);
});

it('keeps what could not be saved, even through a crash, and saves it on retry', async () => {
  const crashed = show('/admin/offers/paella');
  fill(await title(), 'Paella & olives');
  crashed.unmount();
  const { user, faults, stored } = show('/admin/offers/paella');
  await user.click(await screen.findByRole('button', { name: 'Restore draft' }));
  expect(await title()).toHaveValue('Paella & olives');
  faults.push(failure('server'));
  await user.click(save());
  expect(await screen.findByText(/was not saved|may not have been saved/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(stored.get('paella')).toMatchObject({ title: 'Paella & olives' }));
});

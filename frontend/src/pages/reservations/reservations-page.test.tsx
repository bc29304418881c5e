import { fireEvent, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderWithSite } from '../../testing/render-with-site';
import { ReservationsPage } from './reservations-page';

it('opens the booking provider in a new tab, and offers the phone', () => {
  renderWithSite(<ReservationsPage />);
  const button = screen.getByRole('link', { name: /^Book a Table/ });
  expect(button).toHaveAttribute('href', 'https://book.casabodegon.example/');
  expect(button).toHaveAttribute('target', '_blank');
  for (const link of screen.getAllByRole('link', { name: '(617) 555-0142' })) {
    expect(link).toHaveAttribute('href', 'tel:+16175550142');
  }
});

it('states its policies', () => {
  renderWithSite(<ReservationsPage />);
  const policies = screen.getByRole('region', { name: 'Good to know' });
  expect(policies).toHaveTextContent('15-minute grace period');
  expect(policies).toHaveTextContent('For 8 or more guests, call us at (617) 555-0142');
  expect(policies).toHaveTextContent('list any allergies in your booking notes');
});

it('shows the hours and where to park', () => {
  renderWithSite(<ReservationsPage />);
  const hours = screen.getByRole('region', { name: 'When we are open' });
  expect(hours).toHaveTextContent('Thursday, Friday, Saturday Today 5:00 PM to 10:30 PM');
  expect(screen.getByText(/we’ll give you a voucher/)).toBeInTheDocument();
});

it('takes bookings by phone if none can be made online', () => {
  renderWithSite(<ReservationsPage />, { site: { booking_url: '' } });
  expect(screen.getByRole('link', { name: 'Call (617) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+16175550142',
  );
});

it('takes them by email if there is no phone, and without either invites guests to walk in', () => {
  const { unmount } = renderWithSite(<ReservationsPage />, { site: { booking_url: '', phone: '' } });
  expect(screen.getByRole('link', { name: 'hola@casabodegon.example' })).toBeInTheDocument();
  unmount();
  renderWithSite(<ReservationsPage />, { site: { booking_url: '', phone: '', email: '', parking_note: '' } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/Just walk in/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Parking' })).toBeNull();
});

const BOOKABLE = { booking_template: 'https://book.casabodegon.example/?n={covers}&d={date}&t={time}' };
const THANKSGIVING = { date: '2026-11-26', spans: [], note: 'Thanksgiving' };

it('asks for the table if the provider supports that, and explains an invalid choice at once', () => {
  const scrollIntoView = vi.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView });
  onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollIntoView'));
  renderWithSite(<ReservationsPage />, { site: { ...BOOKABLE, exceptions: [THANKSGIVING] } });
  expect(screen.getByRole('list', { name: 'This week' })).toHaveTextContent('Closed Thursday, November 26');
  const button = screen.getByRole('button', { name: /^Book a Table/ });
  const form = button.closest('form');
  expect(form).toHaveAttribute('action', '/book');
  expect(form).toHaveAttribute('target', '_blank');
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  const isHeld = () => !fireEvent.submit(form ?? button);

  // The provider asks for what was not chosen.
  expect(isHeld()).toBe(false);
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '19:00' } });
  expect(isHeld()).toBe(true);
  expect(screen.getByLabelText('Day')).toHaveFocus();
  expect(screen.getByLabelText('Day')).toHaveAccessibleDescription('Choose a day.');
  // On a low screen, it would be below what is shown.
  expect(scrollIntoView.mock.contexts).toEqual([status]);
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-26' } });
  expect(status).toHaveTextContent('We are closed on Thursday, November 26. Choose another day.');
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-11-27' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '16:00' } });
  expect(status).toHaveTextContent('On Friday, November 27 we are open 5:00 PM – 10:30 PM.');
  expect(isHeld()).toBe(true);
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '19:00' } });
  expect(status).toBeEmptyDOMElement();
  fireEvent.change(screen.getByLabelText('Guests'), { target: { value: '8' } });
  expect(status).toHaveTextContent('For 8 or more guests, call us at (617) 555-0142.');
  fireEvent.change(screen.getByLabelText('Guests'), { target: { value: '2' } });
  expect(isHeld()).toBe(false);
});

it('also links to the booking page without a choice', () => {
  renderWithSite(<ReservationsPage />, { site: BOOKABLE });
  const link = screen.getByRole('link', { name: 'our booking partner’s site' });
  expect(link).toHaveAttribute('href', 'https://book.casabodegon.example/');
  expect(link).toHaveAttribute('target', '_blank');
});

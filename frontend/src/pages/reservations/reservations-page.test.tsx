import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
  expect(policies).toHaveTextContent('note allergies in the notes');
});

it('tells the hours and where to park', () => {
  renderWithSite(<ReservationsPage />);
  const hours = screen.getByRole('region', { name: 'When we are open' });
  expect(hours).toHaveTextContent('Thursday, Friday, Saturday Today 5:00 PM to 10:30 PM');
  expect(screen.getByText(/we’ll give you a voucher/)).toBeInTheDocument();
});

it('takes bookings by phone where none can be made online', () => {
  renderWithSite(<ReservationsPage />, { site: { booking_url: '' } });
  expect(screen.getByRole('link', { name: 'Call (617) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+16175550142',
  );
});

it('takes them by mail without a phone, and tells who has neither to come by', () => {
  const { unmount } = renderWithSite(<ReservationsPage />, { site: { booking_url: '', phone: '' } });
  expect(screen.getByRole('link', { name: 'hola@casabodegon.example' })).toBeInTheDocument();
  unmount();
  renderWithSite(<ReservationsPage />, { site: { booking_url: '', phone: '', email: '', parking_note: '' } });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/Come by/)).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Parking' })).toBeNull();
});

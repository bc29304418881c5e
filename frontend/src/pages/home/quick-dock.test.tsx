import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '../../testing/render-with-site';
import { QuickDock } from './quick-dock';

const NO_ADDRESS = { street_address: '', city: '', region: '', postal_code: '' };

it('calls and leads the way', () => {
  renderWithSite(<QuickDock />);
  expect(screen.getByRole('navigation', { name: 'Quick actions' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+16175550142');
  expect(screen.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    expect.stringContaining('destination='),
  );
});

it('has only what the owner gave, and is not there for nothing', () => {
  const { unmount } = renderWithSite(<QuickDock />, { site: NO_ADDRESS });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  unmount();
  renderWithSite(<QuickDock />, { site: { ...NO_ADDRESS, phone: '' } });
  expect(screen.queryByRole('navigation')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { renderWithSite } from '../../testing/render-with-site';
import { QuickDock } from './quick-dock';

const NO_ADDRESS = { street_address: '', city: '', region: '', postal_code: '' };

it('has a call link, and directions in the phone’s own maps app', () => {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)');
  onTestFinished(() => agent.mockRestore());
  renderWithSite(<QuickDock />);
  expect(screen.getByRole('navigation', { name: 'Quick actions' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+16175550142');
  expect(screen.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^geo:/),
  );
});

it('has only what the owner filled in, and is not rendered if that is nothing', () => {
  const { unmount } = renderWithSite(<QuickDock />, { site: NO_ADDRESS });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  unmount();
  renderWithSite(<QuickDock />, { site: { ...NO_ADDRESS, phone: '' } });
  expect(screen.queryByRole('navigation')).toBeNull();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '../../testing/render-with-site';
import { AboutPage } from './about-page';

it('uses the restaurant’s founding year wherever it names a year', () => {
  renderWithSite(<AboutPage />, { site: { name: 'Casa <b>', established_year: 1987 } });
  expect(screen.getByText('Since 1987')).toBeInTheDocument();
  expect(screen.getByText('50+ labels')).toBeInTheDocument();
  expect(screen.getByText(/So in 1987 they rented/)).toBeInTheDocument();
  expect(screen.getByText('About Casa <b>')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/199\d/);
});

it('keeps its theory a list in Safari, where one without markers is none', () => {
  renderWithSite(<AboutPage />);
  expect(screen.getByText('Small is not less.').closest('ol')).toHaveAttribute('role', 'list');
});

import { render, screen } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, it } from 'vitest';
import { SITE_KEY } from '../../api/addresses';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { AboutPage } from './about-page';

it('names the restaurant’s own year wherever it names one', () => {
  const site = { ...DEFAULT_SITE, name: 'Casa <b>', establishedYear: 1987 };
  render(
    <SWRConfig value={{ provider: () => new Map(), fallback: { [SITE_KEY]: site } }}>
      <StaticRouter location="/about">
        <AboutPage />
      </StaticRouter>
    </SWRConfig>,
  );
  expect(screen.getByText('Since 1987')).toBeInTheDocument();
  expect(screen.getByText('50+ labels')).toBeInTheDocument();
  expect(screen.getByText(/So in 1987 they rented/)).toBeInTheDocument();
  expect(screen.getByText('About Casa <b>')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/199\d/);
});

import { render, screen } from '@testing-library/react';
import { StaticRouter } from 'react-router-dom';
import { AnswersContext, AnswerStore } from '../../features/boot/answer-store';
import { expect, it } from 'vitest';
import { siteOnDemand } from '../../api/on-demand';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { AboutPage } from './about-page';

it('names the restaurant’s own year wherever it names one', () => {
  const site = { ...DEFAULT_SITE, name: 'Casa <b>', established_year: 1987 };
  render(
    <AnswersContext value={new AnswerStore({ [siteOnDemand.key]: site })}>
      <StaticRouter location="/about">
        <AboutPage />
      </StaticRouter>
    </AnswersContext>,
  );
  expect(screen.getByText('Since 1987')).toBeInTheDocument();
  expect(screen.getByText('50+ labels')).toBeInTheDocument();
  expect(screen.getByText(/So in 1987 they rented/)).toBeInTheDocument();
  expect(screen.getByText('About Casa <b>')).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(/199\d/);
});

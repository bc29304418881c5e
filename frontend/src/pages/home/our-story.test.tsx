import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithSite } from '../../testing/render-with-site';
import { OurStory } from './our-story';
import { OurValues } from './our-values';

it('tells where we are from, in the specified words', () => {
  renderWithSite(<OurStory />);
  const story = screen.getByRole('region', { name: 'Our Story' });
  expect(story).toHaveTextContent('From Spain, with soul.');
  expect(story).toHaveTextContent('Good food, good wine, good company.');
  expect(story).toHaveTextContent('Spanish Saying');
  for (const word of ['warmth', 'tapas', 'Rioja']) expect(story).toHaveTextContent(word);
  expect(screen.getByRole('link', { name: 'Book a Table' })).toHaveAttribute('href', '/reservations');
  expect(screen.getByRole('link', { name: 'Explore Menu' })).toHaveAttribute('href', '/menu');
});

it('labels the picture with the year of the restaurant’s data', () => {
  const { unmount } = renderWithSite(<OurStory />);
  expect(screen.getByRole('figure')).toHaveTextContent('Since 1996');
  unmount();
  renderWithSite(<OurStory />, { site: { established_year: 2003 } });
  expect(screen.getByRole('figure')).toHaveTextContent('Since 2003');
});

it('shows three values, each with its drawing', () => {
  renderWithSite(<OurValues />);
  expect(screen.getByRole('region', { name: 'Our Values' })).toBeInTheDocument();
  const cards = screen.getAllByRole('listitem');
  expect(screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Spanish Wines & Tapas',
    'Paella Tradition',
    'Seasonal & Local',
  ]);
  const drawings = cards.map((card) => card.querySelector('svg')?.innerHTML);
  expect(new Set(drawings).size).toBe(3);
  expect(drawings).not.toContain(undefined);
});

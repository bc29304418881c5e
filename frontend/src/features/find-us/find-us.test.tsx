import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_SITE } from '../../domain/site-defaults';
import { renderWithSite } from '../../testing/render-with-site';
import { FindUs } from './find-us';

const NO_ADDRESS = { street_address: '', city: '', region: '', postal_code: '' };

afterEach(() => {
  vi.restoreAllMocks();
});

it('shows the address, how to get there, and where to park', () => {
  renderWithSite(<FindUs />);
  const block = document.querySelector('section');
  expect(block).toHaveAccessibleName('Find us');
  expect(block).toHaveTextContent('139 Tremont Street Boston, MA 02111');
  expect(block).toHaveTextContent(DEFAULT_SITE.parking_note);
  expect(screen.getByText('(617) 555-0142')).toHaveAttribute('href', 'tel:+16175550142');
  expect(screen.getByText('hola@casabodegon.example')).toHaveAttribute(
    'href',
    'mailto:hola@casabodegon.example',
  );
  expect(block?.querySelector('table')).toHaveTextContent('Sunday to Wednesday 4:00 PM to 9:00 PM');
});

it('has its four buttons', () => {
  renderWithSite(<FindUs />);
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+16175550142');
  expect(screen.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps/dir/'),
  );
  expect(screen.getByRole('link', { name: /^Open in Maps/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps/search/'),
  );
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeInTheDocument();
});

it('loads the map on the click, not before, and moves the focus there', async () => {
  renderWithSite(<FindUs />);
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
  const map = screen.getByTitle('Map: Casa Bodegón, 139 Tremont Street, Boston, MA 02111');
  expect(map).toHaveAttribute('src', DEFAULT_SITE.map_embed_url);
  expect(map).toHaveFocus();
});

it('offers a link if a map may not be framed', () => {
  renderWithSite(<FindUs />, { site: { map_embed_url: 'https://maps.elsewhere.example/' } });
  expect(screen.queryByRole('button', { name: 'Show the map' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Open the map/ })).toHaveAttribute('target', '_blank');
  expect(document.querySelector('iframe')).toBeNull();
});

it('shows nothing for what the owner left empty', () => {
  renderWithSite(<FindUs />, {
    site: { ...NO_ADDRESS, phone: '', email: '', parking_note: '', map_embed_url: '' },
  });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('listitem')).toBeNull();
  expect(screen.getByRole('table')).toBeInTheDocument();
});

it('lists upcoming dates with special hours, but no past ones', () => {
  renderWithSite(<FindUs />, {
    site: {
      exceptions: [
        { date: '2026-11-19', spans: [], note: 'Past' },
        { date: '2026-11-20', spans: [{ opens: '17:00', closes: '20:00' }], note: 'Private party later' },
        ...Array.from({ length: 9 }, (_, day) => ({ date: `2026-12-0${day + 1}`, spans: [], note: '' })),
        { date: '2026-12-25', spans: [], note: 'Closed for Christmas Day' },
      ],
    },
  });
  expect(screen.queryByText('Past')).toBeNull();
  const terms = screen.getAllByRole('term').map((term) => term.textContent.trim());
  expect(terms).toEqual([
    'Friday, November 20 (today)',
    'Tuesday, December 1 to Wednesday, December 9',
    'Friday, December 25',
  ]);
  const hours = screen.getAllByRole('definition').map((definition) => definition.textContent.trim());
  expect(hours).toEqual(['5:00 PM – 8:00 PM Private party later', 'Closed', 'Closed for Christmas Day']);
});

import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { someDish } from '../../testing/dish';
import { keepTable } from './kept-table';
import { TableBar } from './table-bar';
import { AddToTable, TableSizes } from './table-steps';

afterEach(() => {
  vi.restoreAllMocks();
  keepTable([], 2);
  localStorage.clear();
});

const ribs = someDish({
  id: 'ribs',
  name: 'Ribs',
  prices: [
    { label: 'tapa', price: 7 },
    { label: 'ración', price: 14 },
  ],
});

function show(part: React.ReactNode) {
  return render(
    <MemoryRouter>
      {part}
      <TableBar />
    </MemoryRouter>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('adds and removes with one press each, says so, and links to the list', () => {
  show(<AddToTable kind="dish" food={someDish({ id: 'gildas', name: 'Gildas' })} onOpen={() => undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
  press('Add Gildas to our table');
  press('Add another Gildas');
  expect(screen.getByRole('status')).toHaveTextContent('Gildas added, 2 on our table.');
  expect(screen.getByRole('link', { name: 'Our table · 2' })).toHaveAttribute('href', '/our-table');
  expect(localStorage.getItem('our-table')).toBe('list=d.gildas.2&people=2');
  press('Remove one Gildas');
  screen.getByRole('button', { name: 'Remove one Gildas' }).focus();
  press('Remove one Gildas');
  expect(screen.getByRole('button', { name: 'Add Gildas to our table' })).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Gildas removed, 0 on our table.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks for the size if there are several', () => {
  const onOpen = vi.fn<(id: string) => void>();
  show(
    <>
      <AddToTable kind="dish" food={ribs} onOpen={onOpen} />
      <TableSizes kind="dish" food={ribs} />
    </>,
  );
  press('Add Ribs to our table: choose a size');
  expect(onOpen).toHaveBeenCalledWith('ribs');
  press('Add Ribs, ración to our table');
  expect(localStorage.getItem('our-table')).toBe('list=d.ribs.1.racion&people=2');
  expect(localStorage.getItem('our-table-names')).toBe('ribs+racion=Ribs%2C+raci%C3%B3n');
  expect(screen.getByRole('button', { name: 'Ribs: 1 on our table. Choose another size' })).toBeVisible();
});

it('announces inside a dialog only what changes there', () => {
  keepTable([], 2, 'Flan removed, 0 on our table.');
  render(<TableSizes kind="dish" food={ribs} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  press('Add Ribs, tapa to our table');
  expect(screen.getByRole('status')).toHaveTextContent('Ribs, tapa added, 1 on our table.');
});

it('refuses more than fits, and says so', () => {
  const many = Array.from({ length: 60 }, (_, index) => `d.${index}.1`).join('*');
  localStorage.setItem('our-table', `list=${many}&people=2`);
  show(<AddToTable kind="dish" food={someDish({ name: 'Flan', id: 'flan' })} onOpen={() => undefined} />);
  press('Add Flan to our table');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Flan was not added: our table holds 60 different items at most.',
  );
});

it('says so if the browser stores nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  show(<AddToTable kind="dish" food={someDish({ name: 'Flan', id: 'flan' })} onOpen={() => undefined} />);
  press('Add Flan to our table');
  expect(screen.getByText(/^Your browser can’t save this list/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Our table · 1' })).toBeVisible();
});

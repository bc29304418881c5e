import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderInAdmin } from '../../../testing/admin/render-in-admin';
import { ListSearch } from './list-search';

/** The search of the address, which changes only when the test says so: React may take its time. */
async function show() {
  const onSearch = vi.fn<(search: string) => void>();
  let setSearch: (search: string) => void = () => undefined;
  function Shown() {
    const [search, set] = useState('');
    useEffect(() => void (setSearch = set), []);
    return <ListSearch label="Search" search={search} onSearch={onSearch} />;
  }
  renderInAdmin(<Shown />);
  const box = screen.getByRole('searchbox');
  const user = userEvent.setup();
  const type = async (letters: string) => {
    await user.type(box, letters);
    const typed = (box as HTMLInputElement).value;
    await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(typed));
  };
  return { box, onSearch, user, type, arrive: (search: string) => act(async () => setSearch(search)) };
}

it('keeps what is typed until the address has the last search, and asks for each once', async () => {
  const { box, onSearch, user, type, arrive } = await show();
  await type('ga');
  await type('m');
  await user.type(box, 'b');
  await arrive('ga');
  expect(box).toHaveValue('gamb');
  await arrive('gam');
  expect(box).toHaveValue('gamb');
  await waitFor(() => expect(onSearch.mock.calls.flat()).toEqual(['ga', 'gam', 'gamb']));
});

it('shows a search that comes from elsewhere: a filter, a link or Back', async () => {
  const { box, onSearch, type, arrive } = await show();
  await type('ga');
  await arrive('ga');
  await arrive('');
  expect(box).toHaveValue('');
  await arrive('ga');
  expect(box).toHaveValue('ga');
  expect(onSearch).toHaveBeenCalledOnce();
});

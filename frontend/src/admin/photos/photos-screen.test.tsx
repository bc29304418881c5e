import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { failure } from '../../testing/admin/failure';
import { photoServer } from '../../testing/admin/photo-server';
import { photoWire } from '../../testing/admin/photo-wire';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { PhotosScreen } from './photos-screen';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));

const PHOTOS = [
  photoWire('Gambas'),
  photoWire('Pulpo', { uses: [], neededUntil: '2027-12-25' }),
  photoWire('IMG_1', { uses: [] }),
  photoWire('IMG_2', { uses: [] }),
];

function show({ photos = PHOTOS, path = '/admin/photos' } = {}) {
  const server = photoServer(photos);
  vi.mocked(staffCall).mockImplementation(server.answer);
  return { ...server, user: userEvent.setup(), ...renderInAdmin(<PhotosScreen />, { path }) };
}

const squares = () =>
  screen.queryAllByRole('listitem').map((square) => within(square).getByRole('link').textContent);
const loaded = () => screen.findAllByRole('listitem');

it('lists each photo by name, with its use or why it is kept, and links to it', async () => {
  show();
  await loaded();
  expect(squares()).toEqual([
    'GambasDish of Gambas',
    'PulpoKept until Dec 25, 2027',
    'IMG_1Not used',
    'IMG_2Not used',
  ]);
  expect(screen.getByRole('link', { name: /Gambas/ })).toHaveAttribute('href', '/admin/photos/Gambas');
});

it('filters by state with its count, also through the address, and searches text', async () => {
  const { user } = show({ path: '/admin/photos?state=kept' });
  await loaded();
  expect(squares()).toHaveLength(1);
  expect(screen.getByText('1 of 4 photos')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Not used 2' }));
  expect(squares()).toHaveLength(2);
  await user.click(screen.getByRole('searchbox', { name: 'Search photos' }));
  await user.paste('dish of gambas');
  expect(await screen.findByText('No photos match.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all photos' }));
  await waitFor(() => expect(squares()).toHaveLength(4));
});

it('names and counts the unused ones, and deletes only those', async () => {
  const { user, sent } = show();
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Delete unused…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 unused photos?' });
  expect(within(dialog).getByText(/frees 480 KB/)).toBeVisible();
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['IMG_1A plate of IMG_1', 'IMG_2A plate of IMG_2']);
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2 photos' }));
  expect(await screen.findByText('2 unused photos deleted')).toBeVisible();
  expect(sent).toEqual(['POST remove {"ids":["IMG_1","IMG_2"]}']);
  await waitFor(() => expect(squares()).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Delete unused…' })).not.toBeInTheDocument();
});

it('keeps those of the last two weeks, which a colleague’s unsaved form may use', async () => {
  const recent = photoWire('IMG_3', { uses: [], madeAt: '2026-11-07T15:00:00.000Z' });
  const { user, sent } = show({ photos: [...PHOTOS, recent] });
  await loaded();
  expect(squares().at(-1)).toBe('IMG_3Not used yet');
  await user.click(screen.getByRole('radio', { name: 'Not used 3' }));
  expect(screen.getByText(/a form that isn’t saved yet may show it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Delete unused…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 unused photos?' });
  expect(dialog).toHaveTextContent('Photos of the last two weeks (1) stay');
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2 photos' }));
  await waitFor(() => expect(squares()).toHaveLength(1));
  expect(sent).toEqual(['POST remove {"ids":["IMG_1","IMG_2"]}']);
  expect(screen.queryByRole('button', { name: 'Delete unused…' })).not.toBeInTheDocument();
});

it('deletes none if one of them is now in use, and shows the current list', async () => {
  const { user, faults, put, stored } = show();
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Delete unused…' }));
  put(photoWire('IMG_1'));
  faults.push(failure('conflict'));
  await user.click(await screen.findByRole('button', { name: 'Delete 2 photos' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Some photos were not deletedIt’s still used somewhere else.',
  );
  expect(stored.size).toBe(4);
  await user.click(await screen.findByRole('button', { name: 'Delete 1 photo' }));
  await waitFor(() => expect(stored.size).toBe(3));
});

it('says what belongs here while it is empty', async () => {
  show({ photos: [] });
  expect(await screen.findByText('No photos yet')).toBeVisible();
});

it('says why it could not be loaded, and tries again', async () => {
  const server = photoServer(PHOTOS);
  vi.mocked(staffCall).mockRejectedValueOnce(failure('offline')).mockImplementation(server.answer);
  const user = userEvent.setup();
  renderInAdmin(<PhotosScreen />);
  expect(await screen.findByText('The list of photos could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await loaded();
  expect(squares()).toHaveLength(4);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { staffCall } from '../../api/staff/staff-call';
import { failure } from '../../testing/admin/failure';
import { photoServer } from '../../testing/admin/photo-server';
import { photoWire } from '../../testing/admin/photo-wire';
import { photo, sent as uploads, standIn, words } from '../../testing/admin/picture-form';
import { renderInAdmin } from '../../testing/admin/render-in-admin';
import { PhotoScreen } from './photo-screen';

vi.mock('../../api/staff/staff-call', () => ({ staffCall: vi.fn() }));
vi.mock('../../api/staff/staff-uploads');
vi.mock('../kit/shell/use-server-today', () => ({ useServerToday: () => '2026-11-21' }));
standIn();

const USES = [
  { kind: 'dish' as const, id: 'd1', title: 'Gambas al ajillo' },
  { kind: 'highlight' as const, id: 'h1', title: 'Prawns tonight' },
];

async function show(changes: Parameters<typeof photoWire>[1] = { uses: USES }) {
  const server = photoServer([photoWire('Gambas', changes), photoWire('Pulpo')]);
  vi.mocked(staffCall).mockImplementation(server.answer);
  const routes = [{ path: '/admin/photos/:id', element: <PhotoScreen /> }];
  const shown = renderInAdmin(<p>Elsewhere</p>, { path: '/admin/photos/Gambas', routes });
  await screen.findByRole('heading', { level: 1, name: 'Gambas' });
  return { ...server, user: userEvent.setup(), ...shown };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('says where it is shown, with links, and its details', async () => {
  await show();
  const uses = within(screen.getByRole('region', { name: 'Where it’s used' }));
  expect(uses.getByRole('link', { name: 'Gambas al ajillo' })).toHaveAttribute('href', '/admin/menu/d1');
  expect(uses.getByRole('link', { name: 'Prawns tonight' })).toHaveAttribute('href', '/admin/highlights');
  expect(screen.getByText('1200 × 800 pixels, 240 KB')).toBeVisible();
  expect(screen.getByText('Mon, Oct 12')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete photo' })).not.toBeInTheDocument();
});

describe('Replacing it', () => {
  const upload = async ({ user, container }: Awaited<ReturnType<typeof show>>) => {
    const input = container.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input as HTMLInputElement, photo());
    const dialog = await screen.findByRole('dialog', { name: 'Replace photo' });
    expect(dialog).toHaveTextContent('takes this one’s place in 2 places');
    fireEvent.load(within(dialog).getByAltText('The one you chose'));
    await user.type(words(), 'Fresh prawns');
    await user.click(button('Use this photo'));
    await waitFor(() => expect(uploads).toHaveLength(1));
    await act(async () => uploads[0]?.answer({ id: 'New', src: '/uploads/New.jpg', alt: 'Fresh prawns' }));
  };

  it('replaces it everywhere with one call, and undoes that with one press', async () => {
    const shown = await show();
    shown.put(photoWire('New', { uses: [] }));
    await upload(shown);
    expect(await screen.findByText('The new photo shows in 2 places')).toBeVisible();
    await heading('New');
    await shown.user.click(button('Undo'));
    expect(await screen.findByText('The earlier photo is back in 2 places')).toBeVisible();
    await heading('Gambas');
    expect(shown.sent).toEqual([
      'POST Gambas/replace {"by":"New"}',
      'POST New/replace {"by":"Gambas","at":[{"kind":"dish","id":"d1"},{"kind":"highlight","id":"h1"}]}',
    ]);
  });

  it('retries with the uploaded photo if the connection failed', async () => {
    const shown = await show();
    shown.put(photoWire('New', { uses: [] }));
    shown.faults.push(failure('offline'));
    await upload(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent('The photo was not replaced');
    await shown.user.click(button('Try again'));
    await heading('New');
    expect(uploads).toHaveLength(1);
  });

  it('is done if the photo shows already: only the answer was lost', async () => {
    const shown = await show();
    shown.put(photoWire('New', { uses: [] }));
    shown.faults.push(failure('timed-out'));
    await upload(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent('The photo may not have been replaced');
    shown.put(photoWire('New', { uses: USES }));
    shown.put(photoWire('Gambas', { uses: [], neededUntil: '2027-12-25' }));
    await shown.user.click(button('Try again'));
    expect(await screen.findByText('The new photo shows in 2 places')).toBeVisible();
  });

  it('says why it failed if somebody else has replaced it', async () => {
    const shown = await show();
    shown.put(photoWire('Gambas', { uses: [], neededUntil: '2027-12-25' }));
    await upload(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent('The photo was not replaced');
    expect(await screen.findByText(/kept until Dec 25, 2027/)).toBeVisible();
  });

  it('asks before the new photo is lost', async () => {
    const { user, container, router } = await show();
    await user.upload(container.querySelector('input[type=file]') as HTMLInputElement, photo());
    await screen.findByRole('dialog', { name: 'Replace photo' });
    await user.type(words(), 'Fresh prawns');
    await act(() => router.navigate('/admin/menu'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without the photo?' }));
    await user.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(words()).toHaveValue('Fresh prawns');
  });

  it('refuses a file that is not a photo', async () => {
    const { container } = await show();
    const input = container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'menu.pdf')] } });
    expect(await screen.findByRole('alert')).toHaveTextContent('This is a PDF.');
  });
});

describe('Cropping it again', () => {
  const open = async (changes?: Parameters<typeof photoWire>[1]) => {
    const shown = await show(changes);
    await shown.user.click(button('Crop again'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop again' }));
    const image = dialog.getByAltText('The one you chose');
    fireEvent.load(image);
    return { ...shown, dialog, image };
  };

  it('starts from the original, in the shape that the site shows, and is sent in the original’s pixels', async () => {
    const { dialog, image, user, sent } = await open();
    expect(image).toHaveAttribute('src', '/img/1280/uploads/Gambas.jpg?v=1');
    expect(dialog.getByRole('radio', { name: '3:2' })).toBeChecked();
    // The whole photo has that shape: there is nothing to save.
    expect(dialog.getByRole('button', { name: 'Save crop' })).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: '16:9' }));
    await user.click(dialog.getByRole('button', { name: 'Save crop' }));
    await heading('Gambas-crop');
    expect(sent).toEqual(['POST Gambas/crop {"x":0,"y":63,"width":1200,"height":675}']);
  });

  it('changes only one place if staff choose that', async () => {
    const { dialog, user, sent, stored } = await open();
    await user.click(dialog.getByRole('radio', { name: '16:9' }));
    await user.selectOptions(dialog.getByLabelText('Where to show it'), 'Only “Prawns tonight” (highlight)');
    await user.click(dialog.getByRole('button', { name: 'Save crop' }));
    expect(await screen.findByText('The new photo shows in “Prawns tonight”')).toBeVisible();
    expect(sent[0]).toContain('"at":[{"kind":"highlight","id":"h1"}]');
    expect(stored.get('Gambas')?.uses).toEqual([USES[0]]);
  });

  it('changes nothing if a colleague has taken the photo out of the chosen place', async () => {
    const { dialog, user, put, stored } = await open();
    await user.click(dialog.getByRole('radio', { name: '16:9' }));
    await user.selectOptions(dialog.getByLabelText('Where to show it'), 'Only “Prawns tonight” (highlight)');
    const link = screen.getByRole('link', { name: 'Prawns tonight', hidden: true });
    put(photoWire('Gambas', { uses: USES.slice(0, 1) }));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(link).not.toBeInTheDocument());
    await user.click(dialog.getByRole('button', { name: 'Save crop' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The crop was not saved');
    expect(stored.get('Gambas')?.uses).toEqual(USES.slice(0, 1));
  });

  it('is not lost if it could not be sent', async () => {
    const { dialog, user, faults, sent } = await open();
    faults.push(failure('offline'));
    await user.click(dialog.getByRole('radio', { name: '16:9' }));
    await user.click(dialog.getByRole('button', { name: 'Save crop' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The crop was not saved');
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    await heading('Gambas-crop');
    expect(sent[1]).toBe(sent[0]);
  });

  it('can’t be closed while it is sent, so that its failure is seen', async () => {
    const { dialog, user } = await open();
    let fail = (_: Error): void => undefined;
    vi.mocked(staffCall).mockReturnValueOnce(new Promise((_, reject) => void (fail = reject)));
    await user.click(dialog.getByRole('radio', { name: '16:9' }));
    await user.click(dialog.getByRole('button', { name: 'Save crop' }));
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(dialog.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await act(async () => fail(failure('server')));
    expect(dialog.getByRole('alert')).toHaveTextContent('The crop was not saved');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('Its alt text', () => {
  const edit = async (shown: Awaited<ReturnType<typeof show>>, text: string) => {
    await shown.user.click(button('Edit'));
    await screen.findByRole('dialog', { name: 'Alt text' });
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await shown.user.clear(words());
    await shown.user.type(words(), text);
    await shown.user.click(button('Save alt text'));
  };

  it('is saved, and undone with one press', async () => {
    const shown = await show();
    await edit(shown, 'Prawns');
    expect(await screen.findByText('Alt text saved')).toBeVisible();
    expect(screen.getByText('Prawns')).toBeVisible();
    await shown.user.click(button('Undo'));
    expect(await screen.findByText('A plate of Gambas')).toBeVisible();
  });

  it('does not overwrite somebody else’s, but shows it', async () => {
    const shown = await show();
    shown.put(photoWire('Gambas', { alt: 'Shrimp' }));
    await edit(shown, 'Prawns');
    expect(await screen.findByText('The current text is: “Shrimp”')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Someone else changed it first.');
    expect(words()).toHaveValue('Prawns');
    expect(shown.stored.get('Gambas')?.alt).toBe('Shrimp');
  });
});

describe('A photo that nothing shows', () => {
  it('is deleted after a confirmation', async () => {
    const { user, stored } = await show({ uses: [] });
    await user.click(button('Delete photo'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Elsewhere')).toBeVisible();
    expect(stored.has('Gambas')).toBe(false);
  });

  it('does not navigate away from another photo once it is deleted', async () => {
    const { user, answer, router } = await show({ uses: [] });
    let end = (): void => undefined;
    answer.mockImplementationOnce(
      () => new Promise((resolve) => (end = () => resolve({ status: 204, body: null, etag: null }))),
    );
    await user.click(button('Delete photo'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await act(() => router.navigate('/admin/photos/Pulpo'));
    await act(async () => end());
    expect(await screen.findByText('“Gambas” is deleted')).toBeVisible();
    expect(router.state.location.pathname).toBe('/admin/photos/Pulpo');
  });

  it('is kept while the history needs it, with a note instead of a button', async () => {
    await show({ uses: [], neededUntil: '2027-12-25' });
    expect(screen.getByText(/kept until Dec 25, 2027 because History may need it/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete photo' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Replace' })).not.toBeInTheDocument();
  });

  it('says so if it is gone', async () => {
    const { stored, router } = await show();
    stored.delete('Gambas');
    await act(() => router.navigate('/admin/photos/Nothing'));
    expect(await screen.findByText(/This photo is no longer there/)).toBeVisible();
  });
});

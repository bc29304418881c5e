import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failure } from '../../../testing/admin/failure';
import { hasUnsavedWork } from '../session/unsaved-work';
import {
  button,
  choose,
  send,
  sent,
  standIn,
  STORED,
  urls,
  value,
  words,
} from '../../../testing/admin/picture-form';

vi.mock('../../../api/staff/staff-uploads');
standIn();

describe('a picture', () => {
  it('is cropped, described, uploaded with progress, and then part of the form', async () => {
    const { upload, user } = await send();
    expect(upload).toMatchObject({ alt: 'A pan of paella', fileName: 'paella.webp' });
    const bar = screen.getByRole('progressbar', { name: 'Sending the photo' });
    act(() => upload.onProgress?.(0.42));
    expect(bar).toHaveAttribute('aria-valuenow', '42');
    expect(screen.getByText('Sending…')).toHaveAttribute('role', 'status');
    act(() => upload.onProgress?.(1));
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByText(/Storing… This may take some seconds/)).toHaveAttribute('role', 'status');
    expect(value()).toBeNull();
    await act(async () => upload.answer(STORED));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(value()).toEqual(STORED);
    expect(screen.getByText('Photo uploaded. It shows once you save.')).toHaveAttribute('role', 'status');
    expect(screen.getByRole('img', { name: 'A pan of paella' })).toBeInTheDocument();
    expect(urls.given).toBe(urls.made);
    expect(hasUnsavedWork()).toBe(false);
    await user.click(button(/Replace photo/));
  });

  it('is not uploaded without alt text, or with its file name as alt text; focus goes to the field', async () => {
    const { user } = await choose();
    await user.click(button('Use this photo'));
    expect(words()).toHaveFocus();
    expect(words()).toHaveAccessibleDescription(/Say what the photo shows\./);
    expect(words()).toHaveAccessibleDescription(/One sentence for people who can’t see it/);
    await user.type(words(), 'IMG_2041.jpg{Enter}');
    expect(words()).toHaveAccessibleDescription(/This is the name of a file/);
    expect(sent).toHaveLength(0);
  });

  it('is kept, with crop and alt text, if the upload fails, and uploaded on retry', async () => {
    const { user } = await choose();
    const whole = screen.getByRole('radio', { name: 'Don’t crop' });
    await user.click(whole);
    await user.type(words(), 'A pan of paella{Enter}');
    await waitFor(() => expect(sent).toHaveLength(1));
    await act(async () => sent[0]?.fail(failure('offline')));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The photo could not be sent');
    expect(alert).toHaveTextContent('Couldn’t reach the website.');
    expect(words()).toHaveValue('A pan of paella');
    expect(words()).toHaveFocus();
    expect(whole).toBeChecked();
    await user.click(button('Try again'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({ alt: 'A pan of paella' });
  });

  it('shows the server’s own reason for a refusal, if there is one', async () => {
    const { upload } = await send();
    const message = 'There is no room left for pictures.';
    await act(async () => upload.fail(failure('server', { status: 503, message })));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('can be canceled during upload; a late answer is ignored', async () => {
    const { upload, user, opened } = await send();
    expect(within(opened).queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
    await user.dblClick(button('Stop'));
    expect(upload.signal?.aborted).toBe(true);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(words()).toHaveValue('A pan of paella');
    await user.click(button('Cancel'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(value()).toBeNull();
  });

  it('is uploaded once on a double press', async () => {
    const { user } = await choose();
    await user.type(words(), 'A pan of paella');
    await user.dblClick(button('Use this photo'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(button('Use this photo')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is canceled when staff leave the screen', async () => {
    const { upload, unmount } = await send();
    unmount();
    expect(upload.signal?.aborted).toBe(true);
    expect(urls.given).toBe(urls.made);
  });

  it('closes with Escape until something is typed, then only with Cancel', async () => {
    const { user } = await choose();
    expect(hasUnsavedWork()).toBe(true);
    await user.type(words(), 'A pan');
    await user.keyboard('{Escape}');
    expect(words()).toHaveValue('A pan');
    await user.clear(words());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(hasUnsavedWork()).toBe(false);
  });

  it('is reported as broken when the browser can’t show it', async () => {
    const { opened } = await choose();
    fireEvent.error(within(opened).getByAltText('The one you chose'));
    expect(await screen.findByRole('alert')).toHaveTextContent('broken or not complete');
    expect(screen.queryByRole('button', { name: 'Use this photo' })).not.toBeInTheDocument();
  });

  it('can be cropped by keyboard, or kept whole', async () => {
    const { opened, user } = await choose();
    expect(within(opened).getByLabelText(/Part of the photo that is kept/)).toHaveAttribute('tabindex', '0');
    expect(within(opened).getByLabelText(/Lower right corner/)).toHaveAttribute('tabindex', '0');
    await user.click(within(opened).getByRole('radio', { name: 'Don’t crop' }));
    expect(within(opened).queryByLabelText(/Part of the photo/)).not.toBeInTheDocument();
    expect(opened).toHaveTextContent(
      'All of it is kept. Where the site shows it in 3:2, the edges are hidden.',
    );
  });
});

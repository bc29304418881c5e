import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../api/errors';
import { changePictureAlt } from '../../../api/staff/staff-uploads';
import {
  button,
  dialog,
  photo,
  sent,
  show,
  standIn,
  STORED,
  urls,
  value,
  words,
} from '../../../testing/admin/picture-form';

vi.mock('../../../api/staff/staff-uploads');
standIn();

describe('a file', () => {
  it('that is not a picture is refused beside the button, before anything is uploaded', async () => {
    const { input, user } = show();
    await user.upload(input, new File(['%PDF-1.7'], 'photo.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is a PDF.');
    expect(button(/Choose or take a photo/)).toHaveAccessibleDescription(/This is a PDF/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent).toHaveLength(0);
    await user.upload(input, photo());
    await dialog();
    expect(screen.queryByText(/This is a PDF/)).not.toBeInTheDocument();
  });

  it('chosen earlier, whose check takes longer, does not replace the one being described', async () => {
    const { input, user } = show();
    const slow = photo('slow.jpg');
    const bytes = await slow.arrayBuffer();
    let read = (_: ArrayBuffer) => {};
    const header = { arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (read = resolve)) };
    slow.slice = () => Object.assign(new Blob(), header);
    slow.arrayBuffer = () => Promise.resolve(bytes);
    await user.upload(input, slow);
    await user.upload(input, photo());
    await dialog();
    await act(async () => read(bytes));
    expect(urls.made).toBe(1);
  });

  it('can be dropped on the field, and does nothing outside it', async () => {
    show();
    const transfer = { types: ['Files'], files: [photo()], dropEffect: '' };
    const beside = createEvent.drop(document.body, { dataTransfer: transfer });
    fireEvent(document.body, beside);
    // By default the browser would leave the form to open the file.
    expect(beside.defaultPrevented).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.drop(button(/Choose or take a photo/), { dataTransfer: transfer });
    await dialog();
  });

  it('can be pasted, but not into a text field', async () => {
    show();
    const clipboardData = { files: [photo('image.png')] };
    const field = document.createElement('input');
    document.body.append(field);
    fireEvent.paste(field, { clipboardData });
    field.remove();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fireEvent.paste(document.body, { clipboardData });
    await dialog();
  });

  it('is filtered by type, and offers the camera without forcing it', () => {
    const { input } = show();
    expect(input).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    expect(input).not.toHaveAttribute('capture');
  });
});

describe('the picture that the form has', () => {
  it('is removed, and can be kept after all; focus stays there', async () => {
    const { user } = show(STORED);
    await user.click(button('Remove photo'));
    expect(value()).toBeNull();
    expect(screen.getByText('Photo will be removed when you save.')).toHaveAttribute('role', 'status');
    expect(button('Keep photo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(value()).toEqual(STORED);
    expect(button(/Replace photo/)).toHaveFocus();
  });

  it('gets a new alt text at once, which is not an unsaved change', async () => {
    const { user } = show(STORED);
    const picture = { ...STORED, alt: 'Paella for two' };
    vi.mocked(changePictureAlt).mockResolvedValue({ picture, isSaved: true });
    await user.click(button('Edit alt text'));
    expect(words()).toHaveValue('A pan of paella');
    await user.clear(words());
    await user.click(button('Save alt text'));
    expect(words()).toHaveAccessibleDescription(/Say what the photo shows\./);
    await user.type(words(), ' Paella for two ');
    await user.click(button('Save alt text'));
    await waitFor(() => expect(value()?.alt).toBe('Paella for two'));
    expect(changePictureAlt).toHaveBeenCalledExactlyOnceWith(STORED, 'Paella for two');
    expect(screen.getByLabelText('Dirty')).toHaveTextContent('false');
    expect(screen.getByText('Alt text saved.')).toHaveAttribute('role', 'status');
  });

  it('does not overwrite somebody else’s alt text, but shows it', async () => {
    const { user } = show(STORED);
    const picture = { ...STORED, alt: 'Paella, by a colleague' };
    vi.mocked(changePictureAlt).mockResolvedValue({ picture, isSaved: false });
    await user.click(button('Edit alt text'));
    await user.type(words(), '!');
    await user.click(button('Save alt text'));
    expect(await screen.findByText('The current text is: “Paella, by a colleague”')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Someone else changed it first.');
    expect(words()).toHaveValue('A pan of paella!');
    expect(value()?.alt).toBe('Paella, by a colleague');
  });

  it.each([
    ['not-found', 'The photo is no longer there. Choose another one.'],
    ['offline', 'Couldn’t reach the website.'],
  ] as const)('says why its words are not changed (%s), and keeps them', async (kind, text) => {
    const { user } = show(STORED);
    vi.mocked(changePictureAlt).mockRejectedValueOnce(new ApiError(kind, kind));
    await user.click(button('Edit alt text'));
    await user.type(words(), '!');
    await user.click(button('Save alt text'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(words()).toHaveValue('A pan of paella!');
    expect(button('Try again')).toBeEnabled();
    expect(value()?.alt).toBe('A pan of paella');
  });
});

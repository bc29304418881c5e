import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import { type PictureUpload, type UploadedPicture, uploadPicture } from '../../api/staff/staff-uploads';
import { renderInAdmin } from './render-in-admin';
import { PictureField } from '../../admin/kit/pictures/picture-field';

/*
 * A form with a picture. Tests that use it mock `staff-uploads`, so that they decide how an upload ends.
 */

const JPEG = new Uint8Array([0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, 0x05, 0xdc, 0x07, 0xd0, 0, 0]);
export const photo = (name = 'paella.jpg') => new File([JPEG], name, { type: 'image/jpeg' });
export const STORED: UploadedPicture = { id: 'p1', src: '/uploads/p1.jpg', alt: 'A pan of paella' };

export interface Sent extends PictureUpload {
  answer: (picture: UploadedPicture) => void;
  fail: (error: Error) => void;
}
export const sent: Sent[] = [];
/** How many object URLs were created and revoked. */
export const urls = { made: 0, given: 0 };

/** Adds what jsdom lacks: decoding and drawing. Uploads wait in `sent` for the test's answer. */
export function standIn(): void {
  beforeEach(() => {
    sent.length = 0;
    Object.assign(urls, { made: 0, given: 0 });
    vi.mocked(uploadPicture).mockImplementation(
      (upload) =>
        new Promise((answer, fail) => {
          sent.push({ ...upload, answer, fail });
          upload.signal?.addEventListener('abort', () => fail(new ApiError('aborted', 'Request aborted')));
        }),
    );
    URL.createObjectURL = () => `blob:${(urls.made += 1)}`;
    URL.revokeObjectURL = () => void (urls.given += 1);
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(2_000);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1_500);
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => {} } as never);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
      done(new Blob(['x'], { type: 'image/webp' })),
    );
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
}

function Form({ picture }: { picture: UploadedPicture | null }) {
  const form = useForm({ defaultValues: { image: picture } });
  const image = useWatch({ control: form.control, name: 'image' });
  return (
    <FormProvider {...form}>
      <PictureField name="image" label="Picture" aspect="3:2" help="Shown on the home page." />
      <output aria-label="Value">{JSON.stringify(image)}</output>
      <output aria-label="Dirty">{String(form.formState.isDirty)}</output>
    </FormProvider>
  );
}

export function show(picture: UploadedPicture | null = null) {
  const { container, unmount } = renderInAdmin(<Form picture={picture} />);
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file input.');
  return { input, unmount, user: userEvent.setup({ applyAccept: false }) };
}

export const value = () =>
  JSON.parse(screen.getByLabelText('Value').textContent ?? '') as UploadedPicture | null;
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const words = () => screen.getByRole('textbox', { name: /What does the photo show/ });
export const dialog = () => screen.findByRole('dialog', { name: 'New photo' });

export async function choose(picture: UploadedPicture | null = null) {
  const shown = show(picture);
  await shown.user.upload(shown.input, photo());
  const opened = await dialog();
  fireEvent.load(within(opened).getByAltText('The one you chose'));
  return { ...shown, opened };
}

/** Chooses a photo, describes it and starts the upload. */
export async function send() {
  const chosen = await choose();
  await chosen.user.type(words(), 'A pan of paella');
  await chosen.user.click(button('Use this photo'));
  await waitFor(() => expect(sent).toHaveLength(1));
  return { ...chosen, upload: sent[0] as Sent };
}

// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { staffCall } from './staff-call';
import { changePictureAlt, uploadPicture } from './staff-uploads';

vi.mock('./staff-call');

const call = vi.mocked(staffCall);
const WIRE = { id: 'p1', url: '/uploads/a.jpg', width: 4, height: 3, alt: 'A pan of paella' };
const PICTURE = { id: 'p1', src: '/uploads/a.jpg', alt: 'A pan of paella' };
const answer = (body: unknown) => ({ status: 201, body, etag: null });
const upload = (more: Partial<Parameters<typeof uploadPicture>[0]> = {}) =>
  uploadPicture({ file: new Blob(['x']), fileName: 'paella.webp', alt: 'A pan of paella', ...more });

beforeEach(() => void call.mockReset());

describe('uploadPicture', () => {
  it('sends the file and its alt text, and returns the picture as forms use it', async () => {
    call.mockResolvedValue(answer(WIRE));
    expect(await upload()).toEqual(PICTURE);
    const sent = call.mock.calls[0]?.[0];
    expect(sent).toMatchObject({ path: '/api/admin/uploads', method: 'POST', timeoutMs: 30_000 });
    const body = sent?.body as FormData;
    expect(body.get('alt')).toBe('A pan of paella');
    expect((body.get('file') as File).name).toBe('paella.webp');
  });

  it('reports progress, allows two minutes for storing, and can be aborted by its caller', async () => {
    call.mockResolvedValue(answer(WIRE));
    const onProgress = vi.fn();
    const { signal } = new AbortController();
    await upload({ onProgress, signal });
    const sent = call.mock.calls[0]?.[0];
    expect(sent).toMatchObject({ answerTimeoutMs: 120_000, signal });
    sent?.onUploadProgress?.(0.4);
    expect(onProgress).toHaveBeenCalledExactlyOnceWith(0.4);
  });

  it('restarts the timeout at each progress event, even if the caller does not ask for progress', async () => {
    call.mockResolvedValue(answer(WIRE));
    await upload();
    expect(call.mock.calls[0]?.[0].onUploadProgress).toBeTypeOf('function');
  });

  it('does not accept a malformed answer as a picture', async () => {
    call.mockResolvedValue(answer({ id: 7 }));
    await expect(upload()).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('changes a picture’s alt text, unless somebody has changed it since', async () => {
  const path = '/api/admin/uploads/p%2F1';
  call.mockResolvedValueOnce(answer({ ...WIRE, etag: '"1"' }));
  call.mockResolvedValueOnce(answer({ ...WIRE, alt: 'Paella' }));
  const seen = { ...PICTURE, id: 'p/1' };
  const saved = await changePictureAlt(seen, 'Paella');
  expect(saved).toEqual({ picture: { ...PICTURE, alt: 'Paella' }, isSaved: true });
  const headers = { 'If-Match': '"1"' };
  expect(call).toHaveBeenLastCalledWith({ path, method: 'PATCH', headers, body: { alt: 'Paella' } });

  call.mockResolvedValueOnce(answer({ ...WIRE, alt: 'Rice', etag: '"2"' }));
  const refused = await changePictureAlt(seen, 'Paella');
  expect(refused).toEqual({ picture: { ...PICTURE, alt: 'Rice' }, isSaved: false });
  expect(call).toHaveBeenLastCalledWith({ path });
});

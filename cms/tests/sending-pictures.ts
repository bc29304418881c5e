import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect } from 'vitest';
import type { Reply, RunningCms } from './running-cms';

export interface Sending {
  files?: { name?: string; field?: string; bytes: Uint8Array | string; type?: string }[];
  fields?: [string, string][];
  headers?: Record<string, string>;
}

/** Sends a form as a browser does. */
export function sendForm(cms: RunningCms, path: string, { files = [], fields = [], headers }: Sending) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  for (const { bytes, name = 'photo.jpg', field = 'file', type = 'image/jpeg' } of files) {
    form.append(field, new Blob([bytes], { type }), name);
  }
  return cms.ask(path, { method: 'POST', body: form, ...(headers === undefined ? {} : { headers }) });
}

/** Sends one picture to the staff call. */
export function sendPicture(
  cms: RunningCms,
  token: string,
  bytes: Uint8Array | string,
  { name = 'photo.jpg', alt = 'A plate', type = 'image/jpeg' } = {},
): Promise<Reply> {
  return sendForm(cms, '/api/admin/uploads', {
    files: [{ bytes, name, type }],
    fields: [['alt', alt]],
    headers: { authorization: `Bearer ${token}` },
  });
}

/** The bytes at a picture's address, as anyone gets them. */
export async function download(
  cms: RunningCms,
  url: string,
): Promise<{ type: string | null; bytes: Buffer }> {
  const response = await fetch(cms.url + url);
  expect(response.status).toBe(200);
  return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

/** The contents of the folder for temporary files, except the places of tests. */
export async function temporaryFiles(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => !name.startsWith('casa-cms-')).sort();
}

/** Polls, because files are still being removed when the answer arrives. */
export function expectNoTemporaryFiles(): Promise<void> {
  return expect.poll(temporaryFiles, { timeout: 2_000 }).toEqual([]);
}

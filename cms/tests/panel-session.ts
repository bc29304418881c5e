import type { Reply, RunningCms } from './running-cms';

/** Signs in to the panel, to call what its pages call. */
export async function signInToPanel(
  cms: RunningCms,
  account = { email: 'owner@casabodegon.example', password: 'Cocina-1996' },
) {
  const json = { 'content-type': 'application/json' };
  const { body } = await cms.ask('/admin/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify(account),
  });
  const headers = { ...json, authorization: `Bearer ${body.data.accessToken ?? body.data.token}` };
  const call = (method: string, path: string, content?: unknown): Promise<Reply> =>
    cms.ask(path, { method, headers, ...(content === undefined ? {} : { body: JSON.stringify(content) }) });
  return {
    headers,
    call,
    create: (uid: string, content: unknown) =>
      call('POST', `/content-manager/collection-types/${uid}`, content),
    change: (uid: string, id: string, content: unknown) =>
      call('PUT', `/content-manager/collection-types/${uid}/${id}`, content),
    changeSingle: (uid: string, content: unknown) =>
      call('PUT', `/content-manager/single-types/${uid}`, content),
    removeMany: (uid: string, documentIds: string[]) =>
      call('POST', `/content-manager/collection-types/${uid}/actions/bulkDelete`, { documentIds }),
  };
}

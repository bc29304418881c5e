import type { Reply, RunningCms } from './running-cms';

export const goodMessage = {
  name: 'Ana García',
  email: 'ana@diner.example',
  message: 'A table for four, please.',
};

let visitors = 0;

/** Sends a message, from a new address each time unless one is given. */
export function sendMessage(
  cms: RunningCms,
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<Reply> {
  visitors += 1;
  return cms.ask('/api/contact', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `198.51.${visitors >> 8}.${visitors % 256}`,
      ...headers,
    },
    body: JSON.stringify({ ...goodMessage, ...body }),
  });
}

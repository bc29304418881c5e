import { Agent, get } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeDish } from './dishes';
import { PUBLIC_PATHS } from './public-pages';
import type { StaffApi } from './staff-api';

const CONNECTIONS = 50;
const WRITERS = 2;

export interface Load {
  views: number;
  /** Failures: `503 /menu`, `ECONNRESET /`. */
  failedViews: string[];
  /** Saves answered with success. */
  saves: number;
  /** Saves answered with a failure, so that the sender knows. */
  refusedSaves: string[];
  /** Saves answered with success but missing afterwards. */
  lostSaves: string[];
  messages: string[];
}

/** Simulates visitors on fifty connections, and staff and diners who save and send, while something happens. */
export async function underLoad(
  origin: string,
  staff: StaffApi,
  what: (load: Load) => Promise<void>,
): Promise<Load> {
  const load: Load = {
    views: 0,
    failedViews: [],
    saves: 0,
    refusedSaves: [],
    lostSaves: [],
    messages: [],
  };
  let isOver = false;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  const visit = async (_none: unknown, visitor: number) => {
    for (let at = visitor; !isOver; at += 1) {
      const path = PUBLIC_PATHS[at % PUBLIC_PATHS.length] ?? '/';
      const seen = await view(agent, origin + path);
      load.views += 1;
      if (seen !== '200') load.failedViews.push(`${seen} ${path}`);
      // Fifty readers, not a load test that saturates the machine.
      await sleep(50);
    }
  };

  const save = async (_none: unknown, writer: number) => {
    const { id, ...made } = await makeDish(staff, { name: `Under load ${writer}` });
    let { etag } = made;
    for (let price = 1; !isOver; price = (price % 900) + 1) {
      const saved = await staff
        .call('PATCH', `/admin/menu/${id}`, { price }, { 'if-match': etag })
        .catch((error: Error) => ({ status: 0, body: { message: error.message }, etag: null }));
      if (saved.status === 200) load.saves += 1;
      else load.refusedSaves.push(`${saved.status} ${saved.body?.message}`);
      const stored = await storedDish(staff, id);
      if (saved.status === 200 && stored.price !== price)
        load.lostSaves.push(`${price}, there is ${stored.price}`);
      ({ etag } = stored);
      await sleep(50);
    }
  };

  const send = async (_none: unknown, sender: number) => {
    for (let sent = 1; !isOver; sent += 1) {
      const answer = await fetch(`${origin}/api/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Ana',
          email: 'ana@diner.example',
          message: `Message ${sender}.${sent}`,
        }),
      }).catch(() => null);
      const { id, message } = (await answer?.json().catch(() => ({}))) ?? {};
      if (answer?.status === 201) load.messages.push(id);
      else load.refusedSaves.push(`${answer?.status ?? 0} ${message}`);
      await sleep(50);
    }
  };

  const everyone = [
    ...Array.from({ length: CONNECTIONS }, visit),
    ...Array.from({ length: WRITERS }, save),
    ...Array.from({ length: WRITERS }, send),
  ];
  try {
    await what(load);
  } finally {
    isOver = true;
    await Promise.all(everyone);
    agent.destroy();
  }
  for (const id of load.messages) {
    const { status } = await staff.call('GET', `/admin/contacts/${id}`);
    if (status !== 200) load.lostSaves.push(`message ${id}: ${status}`);
  }
  return load;
}

/** The status of a completely received page, or what went wrong. */
async function view(agent: Agent, url: string): Promise<string> {
  try {
    const [answer] = (await once(get(url, { agent, timeout: 40_000 }), 'response')) as [IncomingMessage];
    let html = '';
    for await (const chunk of answer.setEncoding('utf8')) html += String(chunk);
    return answer.statusCode === 200 && !html.endsWith('</html>') ? 'cut off' : String(answer.statusCode);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

async function storedDish(staff: StaffApi, id: string): Promise<{ price: number; etag: string }> {
  for (;;) {
    const answer = await staff.call('GET', `/admin/menu/${id}`).catch(() => null);
    if (answer?.status === 200) return { price: answer.body.price, etag: answer.etag ?? answer.body.etag };
    await sleep(50);
  }
}

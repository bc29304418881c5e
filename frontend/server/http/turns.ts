import type { FastifyReply, FastifyRequest } from 'fastify';
import { countedAddress } from './counted-address';
import { createLimiter } from './work-queue';

const WAITING = 500;

/** Each request holds its turn until its answer is sent or abandoned, so slow readers only hold up themselves. */
export function createTurns(atOnce: number): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const lines = new Map<string, { limited: ReturnType<typeof createLimiter>; length: number }>();
  return async (request, reply) => {
    const address = countedAddress(request.ip);
    const line = lines.get(address) ?? { limited: createLimiter(atOnce, WAITING), length: 0 };
    lines.set(address, line);
    line.length += 1;
    const isOver = new Promise<void>((resolve) => {
      if (reply.raw.destroyed) resolve();
      else reply.raw.once('close', resolve);
    });
    await new Promise<void>((go, refuse) => {
      const turn = line.limited(() => {
        go();
        return isOver;
      });
      turn.catch(refuse).finally(() => {
        line.length -= 1;
        if (line.length === 0) lines.delete(address);
      });
    });
    if (reply.raw.destroyed) reply.hijack();
  };
}

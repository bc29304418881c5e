import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Content, dataOf, describeFreshness, freshnessOf, goodCopy } from '../content/content';
import { keepableMs } from '../content/freshness';
import type { HostParts } from '../host-parts';
import { Representation, sendRepresentation } from '../http/representation';
import { NOTICES, sendNotice } from '../pages/notice-page';

/** Calendars by event id (empty for all events), kept as long as the answers that they were made from. */
interface Made {
  from: readonly (Content | null)[];
  files: Map<string, Representation>;
}

/** Made here rather than by the CMS, so that calendars still work from the last good copies when the CMS is down. */
export function addCalendars(host: FastifyInstance, parts: HostParts): void {
  const { app, content, environment, answerCache, development, restaurant } = parts;
  let made: Made = { from: [], files: new Map() };

  const send = async (request: FastifyRequest, reply: FastifyReply, id?: string) => {
    const answers = await content.readAll(app.CALENDAR_KEYS);
    const from = answers.map(goodCopy);
    const [events] = from;
    if (!events) return sendNotice(reply, NOTICES.calendarAway, restaurant());
    const isSame = from.every((each, index) => each === made.from[index]);
    if (!isSame || development) made = { from, files: new Map() };
    const { files } = made;
    const file = files.get(id ?? '') ?? (await make(from, id));
    if (file === null) return reply.redirect('/events', 302);
    files.set(id ?? '', file);

    const freshness = freshnessOf(answers.filter(({ kind }) => kind === 'content'));
    reply.header('x-content', describeFreshness(freshness));
    answerCache.offer(reply, keepableMs(freshness));
    return sendRepresentation(request, reply, file);
  };

  const make = async (from: Made['from'], id?: string): Promise<Representation | null> => {
    const data = dataOf(app.CALENDAR_KEYS, from);
    const file = await app.calendarFile({ data, origin: environment.publicOrigin, now: new Date(), id });
    if (file === null) return null;
    // Computed from the content, not the file, which includes its creation time: any replica can answer 304.
    const tag = createHash('sha256').update(id ?? '');
    for (const each of from) tag.update(each?.body ?? '');
    const etag = `"${tag.digest('base64url').slice(0, 27)}"`;
    return new Representation(Buffer.from(file), 'text/calendar; charset=utf-8', etag);
  };

  host.get('/events.ics', (request, reply) => send(request, reply));
  host.get<{ Params: { id: string } }>('/events/:id.ics', (request, reply) =>
    send(request, reply, request.params.id),
  );
}

import type { FastifyInstance } from 'fastify';
import type { HostParts } from '../host-parts';
import { sendNotice } from './notice-page';

const PATH = '/book';
const PAGE = '/reservations';
const SETTINGS = '/api/site';

/**
 * Passes a chosen table on to the booking provider, using a page that opens the URL: the content security policy of the
 * form's page would forbid a redirect to another site. The URL comes from the restaurant's settings, never from the
 * visitor.
 */
export function addBookingRoute(host: FastifyInstance, { app, content, restaurant }: HostParts): void {
  host.get(PATH, async (request, reply) => {
    const settings = await content.read(SETTINGS);
    const query = request.url.split('?')[1] ?? '';
    const booking =
      settings.kind === 'content'
        ? app.bookTable(settings.content.json, new URLSearchParams(query), new Date())
        : { kind: 'none' as const };
    if (booking.kind === 'none') return reply.header('cache-control', 'no-store').redirect(PAGE, 302);
    if (booking.kind === 'problem') {
      const link = { href: PAGE, label: 'Choose again' };
      return sendNotice(
        reply,
        { status: 400, title: 'Please check your choices', message: booking.text, link },
        restaurant(),
      );
    }
    const link = {
      href: booking.address,
      label: 'Continue to our booking partner',
      opensItself: true as const,
    };
    const message = 'Opening our booking partner’s page…';
    return sendNotice(reply, { status: 200, title: 'Almost there', message, link }, restaurant());
  });
}

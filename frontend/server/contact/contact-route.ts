import type { FastifyError, FastifyInstance } from 'fastify';
import { describeFreshness } from '../content/content';
import type { HostParts } from '../host-parts';
import { createTurns } from '../http/turns';
import { TooBusyError } from '../http/work-queue';
import { sendNotice, type Notice } from '../pages/notice-page';
import type { PageStore } from '../pages/page-store';
import { CONNECTIONS_OF_ADDRESS } from '../proxy/proxy-routes';
import { callCms } from './call-cms';
import { FormError, isCrossSite, readFormFields } from './form-request';

const PATH = '/contact';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const UNSENT: readonly Notice[] = [
  {
    status: 400,
    title: 'This message could not be read',
    message: 'Nothing was sent. Please go back and send it again.',
  },
  {
    status: 403,
    title: 'This message was not sent',
    message: 'It came from another site. Please write to us on our own contact page.',
  },
  {
    status: 408,
    title: 'This message did not arrive',
    message:
      'Your connection was too slow, and nothing was sent. Please go back and send it again. What you wrote is still there.',
  },
  {
    status: 413,
    title: 'This message is too long to send',
    message: 'Please go back, shorten it, and send it again. What you wrote is still there.',
  },
  {
    status: 415,
    title: 'This message could not be sent',
    message: 'Please use the form on our contact page.',
  },
];

/** For browsers without JavaScript. Handles only HTTP: fields and wording belong to the app. Logs no form data. */
export async function addContactRoute(
  host: FastifyInstance,
  { app, restaurant, environment }: HostParts,
  pages: PageStore,
): Promise<void> {
  const { cmsOrigin, publicOrigin } = environment;
  await host.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
      readFormFields(body),
    );
    scope.addHook('onRequest', async (request) => {
      if (isCrossSite(request, publicOrigin)) throw new FormError(403, 'It came from another site.');
    });
    scope.addHook('preHandler', createTurns(CONNECTIONS_OF_ADDRESS));
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const notice = UNSENT.find(({ status }) => status === error.statusCode);
      if (!notice) throw error;
      return sendNotice(reply, notice, restaurant());
    });
    scope.post<{ Body: ReadonlyMap<string, string> | undefined }>(PATH, async (request, reply) => {
      if (!request.body) throw new FormError(400, 'There is no form.');
      const step = app.readContactForm(request.body, PATH);
      const result =
        step.kind === 'settled' ? step.result : step.settle(await callCms(cmsOrigin, step.call, request));
      const { status, text, retryAfterSeconds, form } = result;
      if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
      try {
        const { html, policy, freshness } = await pages.renderForm(PATH, form, request.ip);
        return await reply
          .code(status)
          .header('x-content', describeFreshness(freshness))
          .header('content-security-policy', policy)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(html);
      } catch (error) {
        if (!(error instanceof TooBusyError)) {
          request.log.error({ err: error, path: PATH }, 'A page could not be rendered.');
        }
        // At this point the message has been sent or not, and saying which matters more than rendering the page.
        return sendNotice(reply, { status, title: text, message: '' }, restaurant());
      }
    });
  });
}

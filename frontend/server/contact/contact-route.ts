import type { FastifyError, FastifyInstance } from 'fastify';
import type { AppEntry } from '../app-entry';
import { describeFreshness } from '../content/describe-freshness';
import { createLimiter, TooBusyError } from '../http/limiter';
import { sendNotice, type Notice } from '../pages/notice-page';
import type { PageStore } from '../pages/page-store';
import { callCms } from './call-cms';
import { BrokenFormError, readFormFields } from './form-fields';
import { isForeign } from './is-foreign';

const PATH = '/contact';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const UNSENT = {
  foreign: {
    status: 403,
    title: 'This message was not sent',
    message: 'It came from another site. Please write to us on our own contact page.',
  },
  tooLarge: {
    status: 413,
    title: 'This message is too long to send',
    message: 'Please go back, shorten it, and send it again. What you wrote is still there.',
  },
  unreadable: {
    status: 400,
    title: 'This message could not be read',
    message: 'Nothing was sent. Please go back and send it again.',
  },
  otherType: {
    status: 415,
    title: 'This message could not be read',
    message: 'Nothing was sent: only the form on our contact page is understood here.',
  },
} satisfies Record<string, Notice>;

/** A page of its own is drawn for every form that is sent: so many at once, and so many in line. */
const DRAWINGS_AT_ONCE = 2;
const DRAWINGS_WAITING = 100;

const BY_STATUS: Readonly<Record<number, Notice>> = {
  400: UNSENT.unreadable,
  413: UNSENT.tooLarge,
  415: UNSENT.otherType,
};

export interface ContactRouteOptions {
  app: AppEntry;
  pages: PageStore;
  site: () => unknown;
  cmsOrigin: string;
  publicOrigin: string;
}

/**
 * Takes the contact form from browsers that run no script, and answers with the page. What the fields mean, what is
 * required and what is said is the app's business; here is only what is HTTP. Nothing of it is kept, nor logged.
 */
export async function addContactRoute(host: FastifyInstance, options: ContactRouteOptions): Promise<void> {
  const { app, pages, site, cmsOrigin, publicOrigin } = options;
  const limited = createLimiter(DRAWINGS_AT_ONCE, DRAWINGS_WAITING);
  await host.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(FORM_TYPE, { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) =>
      readFormFields(body),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (isForeign(request, publicOrigin)) await sendNotice(reply, UNSENT.foreign, site());
    });
    scope.setErrorHandler((error: FastifyError, _request, reply) => {
      const notice = BY_STATUS[error.statusCode ?? 500];
      if (!notice) throw error;
      return sendNotice(reply, notice, site());
    });
    scope.post<{ Body: ReadonlyMap<string, string> | undefined }>(PATH, async (request, reply) => {
      if (!request.body) throw new BrokenFormError('There is no form.');
      const step = app.readContactForm(request.body, PATH);
      const result =
        step.kind === 'settled' ? step.result : step.settle(await callCms(cmsOrigin, step.call, request));
      const { status, text, retryAfterSeconds, form } = result;
      if (retryAfterSeconds !== null) reply.header('retry-after', String(retryAfterSeconds));
      try {
        const { html, freshness } = await limited(() => pages.drawForm(PATH, form));
        return await reply
          .code(status)
          .header('x-content', describeFreshness(freshness))
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(html);
      } catch (error) {
        if (!(error instanceof TooBusyError)) {
          request.log.error({ err: error, path: PATH }, 'A page could not be drawn.');
        }
        // Whether the message went is known all the same, and matters more.
        return sendNotice(reply, { status, title: text, message: '' }, site());
      }
    });
  });
}

import { afterAll, beforeAll, expect } from 'vitest';
import { sendMessage } from './contact-visitor';
import { eventually, type MailServer, mailVariables, startMailServer } from './mail-server';
import { type RunningCms, startCms } from './running-cms';
import { signInAsStaff, type StaffSession } from './staff-session';
import { freePort, makePlace, type TemporaryPlace } from './temporary-place';

/**
 * One CMS for all tests of a file that emails staff about messages; the mail server is down unless a test starts it.
 */
export function startAnnouncingCms() {
  let place: TemporaryPlace;
  let port: number;
  let cms: RunningCms;
  let staff: StaffSession;

  beforeAll(async () => {
    place = await makePlace();
    port = await freePort();
    await start();
  });

  afterAll(async () => {
    await cms?.stop();
    await place?.remove();
  });

  async function start() {
    cms = await startCms(place, mailVariables(port, 'web:s3cret-w0rd@'));
    staff = await signInAsStaff(cms);
  }

  const worker = () => cms.service('contact/services/mail-worker', 'mailWorker');
  const mailOf = async (id: string) => (await staff.call('GET', `/api/admin/contacts/${id}`)).body.mail;

  return {
    cms: () => cms,
    staff: () => staff,
    port: () => port,
    start,
    worker,
    mailOf,

    /** Runs the mail worker as if it were this many hours later. */
    sendDue: (hours = 0) => worker().sendDue(() => new Date(Date.now() + hours * 3_600_000)),

    post: async (body: Record<string, unknown> = {}): Promise<string> => {
      const reply = await sendMessage(cms, body);
      expect(reply.status).toBe(201);
      return reply.body.id;
    },

    reaches: (id: string, state: string, attempts = 1) =>
      eventually(
        () => mailOf(id),
        (mail) => mail.state === state && mail.attempts === attempts && mail.nextAttemptAt !== undefined,
      ),

    fails: (id: string) =>
      eventually(
        () => mailOf(id),
        ({ lastError }) => lastError !== '',
      ),

    withServer: async (
      options: Parameters<typeof startMailServer>[1],
      act: (server: MailServer) => Promise<void>,
    ) => {
      const server = await startMailServer(port, options);
      try {
        await act(server);
      } finally {
        await server.stop();
      }
    },
  };
}

import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { simpleParser, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { expect } from 'vitest';

export interface ReceivedMail extends ParsedMail {
  /** The recipients on the envelope, whatever the headers say. */
  recipients: string[];
  /** As received over the wire. */
  raw: string;
}

export interface MailServer {
  port: number;
  received: ReceivedMail[];
  stop(): Promise<void>;
}

/** A real SMTP server on this machine; on a free port unless one is given. */
export async function startMailServer(port = 0, options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    onData(stream, session, done) {
      const keep = async () => {
        const raw = await text(stream);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...(await simpleParser(raw)), recipients, raw });
      };
      callbackify(keep)((error) => done(error));
    },
    ...options,
  });
  // A client that disconnects halfway is not a failure of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The variables of a CMS that emails `hola@casabodegon.example` through this port. */
export const mailVariables = (port: number, credentials = '') => ({
  SMTP_URL: `smtp://${credentials}127.0.0.1:${port}`,
  CONTACT_TO: 'hola@casabodegon.example',
});

/** Waits until the result of `look` satisfies `holds`. */
export const eventually = <Value>(look: () => Value | Promise<Value>, holds: (value: Value) => boolean) =>
  expect.poll(look, { timeout: 60_000, interval: 50 }).toSatisfy(holds);

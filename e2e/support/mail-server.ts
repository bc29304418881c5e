import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { CMS } from '../../scripts/product/apps.mjs';

interface ReceivedMail {
  recipients: string[];
  /** As received, but without the soft line breaks of quoted-printable. */
  raw: string;
}

// Among the CMS's packages, whose tests use it as well.
const { SMTPServer } = createRequire(`${CMS.folder}/`)('smtp-server');

/** A real mail server, and the variables of a product that sends through it. */
export async function startMailServer() {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(
      stream: NodeJS.ReadableStream,
      session: { envelope: { rcptTo: { address: string }[] } },
      done: (error: Error | null) => void,
    ) {
      const keep = async () => {
        const raw = (await text(stream)).replaceAll('=\r\n', '');
        received.push({ raw, recipients: session.envelope.rcptTo.map(({ address }) => address) });
      };
      callbackify(keep)((error) => done(error));
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    variables: { SMTP_URL: `smtp://127.0.0.1:${port}`, CONTACT_TO: 'hola@casabodegon.example' },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

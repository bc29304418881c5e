import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { emailAddress, id, line, text } from '../values';
import { colleague } from './person';

export const messageStatus = z.enum(['new', 'read', 'archived', 'spam']);

const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;

const mail = z.strictObject({
  state: z.enum(MAIL_STATES),
  attempts: z.int(),
  nextAttemptAt: z.string().nullable(),
  lastError: z.string().describe('Why the last attempt failed, or empty.'),
});

const note = z.strictObject({
  id: field.opaqueId,
  text: z.string(),
  by: z.string().describe('Who wrote it.'),
  createdAt: z.string().meta({ format: 'date-time' }),
});

const reply = note.extend({ mail: mail.describe('The state of the email that delivers it.') });

/** A note by staff for colleagues. */
export const noteBody = z.strictObject({ text: text(2_000).min(1) });

/** A reply by staff. */
export const replyBody = z.strictObject({
  text: text(5_000).min(1),
  seen: z
    .int()
    .min(0)
    .optional()
    .describe('How many replies the writer has seen. If there are more, nothing is sent.'),
});

/** What staff can change about a message. */
export const messageChange = z
  .strictObject({
    status: messageStatus.optional(),
    assignee: id.nullable().optional().describe('The id of the colleague to assign it to; null for nobody.'),
  })
  .refine((change) => Object.keys(change).length > 0, 'Say what to change.')
  .meta({ id: 'ContactChange' });

/** A message from the contact form. Visitors send its `body`; only staff read messages. */
export const message = entity('Contact', {
  id: field.id,
  status: {
    answered: messageStatus,
    stored: messageStatus,
    panel: { width: 12, label: 'Status', attribute: 'state' },
  },
  name: field.requiredLine(120, field.inPanel(6, 'From')),
  email: { sent: emailAddress, answered: z.string(), empty: '', panel: field.inPanel(6, 'Email') },
  phone: { sent: line(40).optional(), answered: z.string(), empty: '', panel: field.inPanel(6, 'Phone') },
  pagePath: {
    answered: z.string().describe('The page it was sent from, according to the browser.'),
    empty: '',
    stored: z.string().max(500),
    panel: field.inPanel(6, 'Sent from page'),
  },
  subject: {
    sent: line(200).optional().describe('Empty or left out: `Contact from website`.'),
    answered: z.string(),
    empty: '',
    panel: field.inPanel(12, 'Subject'),
  },
  message: {
    sent: text(5_000).min(5),
    answered: z.string(),
    empty: '',
    panel: field.inPanel(12, 'Message'),
  },
  createdAt: { answered: z.string().meta({ format: 'date-time' }) },
  assignee: {
    answered: colleague
      .nullable()
      .describe('Whom it is assigned to. Null for nobody, and while the account is blocked or deleted.'),
  },
  mail: {
    answered: mail
      .extend({ state: z.enum(['none', ...MAIL_STATES]) })
      .describe('The state of the email alert for the message. `none`: spam, or no mail server was set up.'),
  },
  replies: { answered: z.array(reply).describe('Replies sent from here, oldest first.') },
  notes: {
    answered: z.array(note).describe('Staff’s notes for each other, oldest first. Never sent.'),
  },
  canReply: {
    answered: z.boolean().describe('Whether a reply can be sent from here: a mail server is set up.'),
  },
  etag: field.etag,
});

import { z } from 'zod';
import { entity } from '../entity';
import * as field from '../fields';
import { emailAddress, line, text } from '../values';

export const messageStatus = z.enum(['new', 'read', 'archived', 'spam']);

/** A message of the contact form. Visitors send its `body`; only staff read messages. */
export const message = entity({
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
  mail: {
    answered: z
      .strictObject({
        state: z.enum(['none', 'waiting', 'sent', 'failed']),
        attempts: z.int(),
        nextAttemptAt: z.string().nullable(),
        lastError: z.string().describe('Why the last attempt failed, or empty.'),
      })
      .describe('The state of the mail that announces the message. `none`: spam, or no mail was set up.'),
  },
  etag: field.etag,
});

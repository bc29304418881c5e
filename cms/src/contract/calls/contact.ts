import { z } from 'zod';
import { anyone, type CallGroup, host, NOTHING, owner, plain, tagged } from '../call';
import { message, messageChange, messageStatus, noteBody, replyBody } from '../entities/message';
import { pages, search, truth } from '../queries';
import { emailAddress } from '../values';
import { listOf } from './entry-calls';

export const contactsQuery = z.object({
  status: messageStatus.optional().describe('If left out: all but spam.'),
  mine: truth
    .optional()
    .describe('Only those assigned to the caller. Without `status`, archived ones are left out too.'),
  search,
  ...pages(25),
});

export const messageQuery = z.object({
  peek: truth.optional().describe('`true`: a new message stays new.'),
});

export const erasureQuery = z.strictObject({ email: emailAddress });

const KEY = 'New for each message: 16 to 100 letters, digits, `-` and `_`.';
const ONE_MESSAGE = tagged(message.forStaff);
const ON_MESSAGE = { failures: [404] } as const;

export const contactGroup: CallGroup = {
  api: 'contact',
  title: 'Contact',
  calls: [
    anyone(
      'POST /contact',
      'contact.send',
      plain(z.strictObject({ id: z.string(), message: z.string() }), 201),
      {
        summary: 'Sends a message to the restaurant; it is stored before the response is sent',
        description:
          'A message sent again within a day with the same key and content is stored once and gets the first response again. The same key with other content is another message.',
        headers: {
          'Idempotency-Key': KEY,
          'X-Page-Path': 'The page that the visitor writes from.',
          'X-Honeypot': 'The text in the hidden field, if any: the message is then stored as spam.',
        },
        body: message.body,
        failures: [429, 503],
      },
    ),
    host('GET /admin/contacts', 'staff-contacts.list', plain(listOf(message.forStaff)), {
      summary: 'Messages, newest first; spam only on request',
      query: contactsQuery,
    }),
    host('GET /admin/contacts/:id', 'staff-contacts.find', ONE_MESSAGE, {
      ...ON_MESSAGE,
      summary: 'One message; this marks a new one as read',
      query: messageQuery,
    }),
    host('POST /admin/contacts/:id/replies', 'staff-contacts.reply', tagged(message.forStaff, 201), {
      failures: [404, 409, 429],
      summary: 'Replies to a message by email; the reply is stored before it is sent',
      description:
        '409 if no mail server is set up, or a colleague has replied since. Sent again with the same key and text, it is stored once. 429 after 30 in an hour from one account.',
      headers: { 'Idempotency-Key': KEY },
      body: replyBody,
    }),
    host('POST /admin/contacts/:id/notes', 'staff-contacts.note', tagged(message.forStaff, 201), {
      failures: [404, 409],
      summary: 'Adds a note for colleagues, which is never sent',
      description: 'Sent again with the same key and text, it is stored once.',
      headers: { 'Idempotency-Key': KEY },
      body: noteBody,
    }),
    host('PATCH /admin/contacts/:id', 'staff-contacts.change', ONE_MESSAGE, {
      ...ON_MESSAGE,
      summary: 'Changes the status of a message, or whom it is assigned to',
      body: messageChange,
      isConditional: true,
    }),
    owner('DELETE /admin/contacts', 'staff-contacts.erase', plain(z.strictObject({ deleted: z.int() })), {
      summary: 'Deletes every message from an address for good, with the replies to it',
      query: erasureQuery,
    }),
    host('DELETE /admin/contacts/:id', 'staff-contacts.remove', NOTHING, {
      failures: [404, 409],
      summary: 'Deletes a message for good',
      description: '409 while a reply to it is still being sent.',
      isConditional: true,
    }),
  ],
};

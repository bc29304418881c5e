import { z } from 'zod';
import type { CallGroup } from '../call';
import { message, messageStatus } from '../entities/message';
import { pages, search } from '../queries';
import { listOf } from './entry-calls';

export const contactsQuery = z.object({
  status: messageStatus.optional().describe('If left out: all but spam.'),
  search,
  ...pages(25),
});

export const contactStatusBody = z.strictObject({ status: messageStatus });

const ONE_MESSAGE = { status: 200, body: message.forStaff, hasEtag: true } as const;
const ON_MESSAGE = { who: 'staff', path: '/admin/contacts/:id', failures: [404] } as const;

export const contactGroup: CallGroup = {
  api: 'contact',
  title: 'Contact',
  calls: [
    {
      method: 'POST',
      path: '/contact',
      handler: 'contact.send',
      who: 'anyone',
      summary: 'Sends a message to the restaurant; it is stored before the answer',
      description:
        'A message sent again within a day with the same key and content is stored once and gets the first answer again. The same key with other content is another message.',
      headers: {
        'Idempotency-Key': 'New for each message: 16 to 100 letters, digits, `-` and `_`.',
        'X-Page-Path': 'The page that the visitor writes from.',
        'X-Honeypot': 'The text in the hidden field, if any: the message is then stored as spam.',
      },
      body: message.body,
      answer: { status: 201, body: z.strictObject({ id: z.string(), message: z.string() }) },
      failures: [429, 503],
    },
    {
      method: 'GET',
      path: '/admin/contacts',
      handler: 'staff-contacts.list',
      who: 'staff',
      summary: 'Messages, newest first; spam only on request',
      query: contactsQuery,
      answer: { status: 200, body: listOf(message.forStaff) },
    },
    {
      ...ON_MESSAGE,
      method: 'GET',
      handler: 'staff-contacts.find',
      summary: 'One message; this marks a new one as read',
      answer: ONE_MESSAGE,
    },
    {
      ...ON_MESSAGE,
      method: 'PATCH',
      handler: 'staff-contacts.setStatus',
      summary: 'Changes the status of a message',
      body: contactStatusBody,
      isConditional: true,
      answer: ONE_MESSAGE,
    },
    {
      ...ON_MESSAGE,
      method: 'DELETE',
      handler: 'staff-contacts.remove',
      summary: 'Deletes a message for good',
      isConditional: true,
      answer: { status: 204 },
    },
  ],
};

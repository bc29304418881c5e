import { z } from 'zod';
import type { CallGroup } from './call';
import { emailAddress, line, requiredLine, text } from './fields';
import { pages, search } from './queries';
import { contactStatus, listOf, staffContact } from './staff-entities';

export const contactBody = z.strictObject({
  name: requiredLine(120),
  email: emailAddress,
  message: text(5_000).min(5),
  subject: line(200).optional().describe('Empty or left out: `Contact from website`.'),
  phone: line(40).optional(),
});

export const contactsQuery = z.object({
  status: contactStatus.optional().describe('Left out: all but spam.'),
  search,
  ...pages(25),
});

export const contactStatusBody = z.strictObject({ status: contactStatus });

const oneMessage = { status: 200, body: staffContact, hasEtag: true } as const;
const onMessage = { who: 'staff', path: '/admin/contacts/:id', failures: [404] } as const;

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
      headers: {
        'X-Page-Path': 'The page that the visitor writes from.',
        'X-Honeypot': 'What the hidden field held, where it held anything: the message is stored as spam.',
      },
      body: contactBody,
      answer: { status: 201, body: z.strictObject({ id: z.string(), message: z.string() }) },
      failures: [429, 503],
    },
    {
      method: 'GET',
      path: '/admin/contacts',
      handler: 'staff-contacts.list',
      who: 'staff',
      summary: 'Messages, the newest first; spam only where it is asked for',
      query: contactsQuery,
      answer: { status: 200, body: listOf(staffContact) },
    },
    {
      ...onMessage,
      method: 'GET',
      handler: 'staff-contacts.find',
      summary: 'One message, which marks a new one as read',
      answer: oneMessage,
    },
    {
      ...onMessage,
      method: 'PATCH',
      handler: 'staff-contacts.setStatus',
      summary: 'Moves a message',
      body: contactStatusBody,
      isConditional: true,
      answer: oneMessage,
    },
    {
      ...onMessage,
      method: 'DELETE',
      handler: 'staff-contacts.remove',
      summary: 'Deletes a message for good',
      isConditional: true,
      answer: { status: 204 },
    },
  ],
};

import { z } from 'zod';
import { type CallGroup, manager, plain } from '../call';
import { change, changeKind, restoreBody, restored } from '../entities/change';
import { idOrAny, pages, search } from '../queries';
import { dateOrNone } from '../values';
import { listOf } from './entry-calls';

export const historyQuery = z.object({
  search: search.describe(
    'Words in the title of the entry, or in the name or email address of who changed it.',
  ),
  person: idOrAny.describe('The id of an account.'),
  entry: idOrAny.describe('The id of an entry: its own history.'),
  kind: z.union([changeKind, z.literal('')]).prefault(''),
  day: dateOrNone.prefault('').describe('By the restaurant’s clock.'),
  ...pages(50),
});

export const historyGroup: CallGroup = {
  api: 'history',
  title: 'History',
  calls: [
    manager('GET /admin/history', 'history.list', plain(listOf(change)), {
      summary: 'Who changed what, newest first',
      description: 'Sign-ins and changes of accounts are listed for owners only.',
      query: historyQuery,
    }),
    manager('POST /admin/history/:id/restore', 'history.restore', plain(restored), {
      summary: 'Brings an entry back as it was before or after a change, deleted ones too',
      description:
        'Restores all fields of the entry, with the same checks as any change; for the settings, only the fields that the role may change. A restore is itself a change, so another one can undo it.',
      body: restoreBody,
      failures: [404, 409],
    }),
  ],
};

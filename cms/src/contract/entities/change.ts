import { z } from 'zod';
import type { Fields } from '../entity';
import { ACCOUNT_ACTIONS } from '../../rules/entry-changes';
import { inPanel, opaqueId } from '../fields';
import { category } from './category';
import { dish } from './dish';
import { drink } from './drink';
import { event } from './event';
import { highlight } from './highlight';
import { offer } from './offer';
import { site } from './site';
import { special } from './special';
import { term } from './term';

export const changeKind = z.enum([
  'dish',
  'drink',
  'dish-category',
  'drink-category',
  'highlight',
  'offer',
  'event',
  'special',
  'site',
  'picture',
  'dietary-tag',
  'allergen',
  'account',
]);

interface Recorded {
  kind: z.output<typeof changeKind>;
  fields: Fields;
  /** The attributes to record; all if missing. */
  only?: readonly string[];
  /** Left out, because the change record itself says who and when. */
  except?: readonly string[];
}

const NOTED = ['sold_out_at', 'sold_out_by', 'left_until', 'left_taps'];
const COUNTED: Fields = { left_tonight: { panel: inPanel(6, 'Left tonight') } };
const PICTURE_WORDS: Fields = {
  name: { panel: inPanel(12, 'File name') },
  alternativeText: { panel: inPanel(12, 'What it shows') },
};

/** An account’s fields in the history. `only` says which are columns; the others describe what was done to it. */
const ACCOUNT: Fields = {
  name: { panel: inPanel(6, 'Name') },
  email: { panel: inPanel(6, 'Email') },
  role: { panel: inPanel(6, 'Role') },
  blocked: { panel: inPanel(6, 'Blocked') },
  why: { panel: inPanel(6, 'Reason') },
  times: { panel: inPanel(6, 'Times') },
  second_step: { panel: inPanel(6, 'Second step') },
};

/** Everything whose changes are recorded. Visitors' messages are never included, nor passwords. */
export const RECORDED: Readonly<Record<string, Recorded>> = {
  'api::menu.menu-item': { kind: 'dish', fields: { ...dish.fields, ...COUNTED }, except: NOTED },
  'api::drinks.drink': { kind: 'drink', fields: { ...drink.fields, ...COUNTED }, except: NOTED },
  'api::menu.menu-category': { kind: 'dish-category', fields: category.fields },
  'api::drinks.drink-category': { kind: 'drink-category', fields: category.fields },
  'api::highlight.highlight': { kind: 'highlight', fields: highlight.fields },
  'api::offer.offer': { kind: 'offer', fields: offer.fields },
  'api::event.event': { kind: 'event', fields: event.fields },
  'api::tapas5.tapas-special': { kind: 'special', fields: special.fields },
  'api::site.site-settings': { kind: 'site', fields: site.fields },
  'plugin::upload.file': { kind: 'picture', fields: PICTURE_WORDS, only: ['name', 'alternativeText'] },
  'api::vocabulary.dietary-tag': { kind: 'dietary-tag', fields: term.fields },
  'api::vocabulary.allergen': { kind: 'allergen', fields: term.fields },
  'plugin::users-permissions.user': {
    kind: 'account',
    fields: ACCOUNT,
    only: ['name', 'email', 'role', 'blocked'],
  },
};

export const uidOfKind = (kind: string): string | undefined =>
  Object.keys(RECORDED).find((uid) => RECORDED[uid]?.kind === kind);

const part = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));
const value = z
  .union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string()), z.array(part)])
  .describe('A linked entry is given as its title, several as a list of titles.');

export const change = z
  .strictObject({
    id: opaqueId,
    at: z.string().meta({ format: 'date-time' }),
    by: z
      .strictObject({
        kind: z.enum(['staff', 'panel', 'system']),
        id: z.string().describe('The account, or empty for the system.'),
        name: z.string().describe('The name it had then, or its email address.'),
      })
      .describe(
        '`panel`: an administrator in the content panel. `system`: the CMS itself, like the demo content.',
      ),
    kind: changeKind,
    entry: z.string().describe('The id of the entry; empty if several were reordered together.'),
    title: z.string().describe('What the entry was called; for several, their category, if they share one.'),
    action: z
      .enum(['created', 'changed', 'deleted', 'reordered', ...ACCOUNT_ACTIONS])
      .describe('`refused`: a failed attempt to sign in, by an unknown person.'),
    fields: z.array(
      z.strictObject({
        name: z.string().describe('As it is stored.'),
        label: z.string(),
        from: value,
        to: value,
      }),
    ),
  })
  .meta({ id: 'Change' });

export const restoreBody = z.strictObject({
  version: z.enum(['before', 'after']).describe('As it was before this change, or after it.'),
  ifLatest: z.boolean().optional().describe('Refuses with 409 if the entry has changed since this change.'),
});

export const restored = z
  .strictObject({
    change: change
      .nullable()
      .describe('The change made by restoring, which can itself be undone; null if nothing changed.'),
    notLinked: z
      .array(z.strictObject({ label: z.string(), title: z.string() }))
      .describe('Linked entries that have since been deleted.'),
  })
  .meta({ id: 'Restored' });

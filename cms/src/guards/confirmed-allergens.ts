import type { Core } from '@strapi/strapi';
import { readStates } from '../entries/entry-states';
import { refutedTag } from '../entries/refuted-tag';
import { whoIsAsking } from '../entries/who-is-asking';
import { invalidField } from '../failures/failures';
import { changesBetween, linksIn, type EntryState } from '../rules/entry-changes';
import { ALLERGEN_LISTS, FOODS } from '../rules/vocabularies';

const CONFIRMED = 'allergens_confirmed';
const FACTS = [...ALLERGEN_LISTS, 'dietary_tags', 'halal', CONFIRMED];

/**
 * The kitchen confirmed the lists as they were. A write that changes them either confirms them again or makes them
 * unconfirmed. The panel sends the switch with every save, touched or not, so there it can only be turned on by a save
 * that changes nothing else.
 */
export function guardConfirmedAllergens(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const { data = {}, documentId } = context.params as {
      data?: Record<string, unknown>;
      documentId?: string;
    };
    if (!(FOODS as readonly string[]).includes(uid) || !FACTS.some((name) => data[name] !== undefined))
      return next();
    const stateOf = async (id = ''): Promise<EntryState> =>
      (await readStates(strapi, uid, { documentId: id })).get(id) ?? {};
    const before = action === 'update' ? await stateOf(documentId) : null;
    const result = await next();
    const after = await stateOf(before ? documentId : (result as { documentId?: string }).documentId);
    if (after[CONFIRMED] !== true) return result;
    const isOther = before && ALLERGEN_LISTS.some((name) => listed(before, name) !== listed(after, name));
    if (isOther && data[CONFIRMED] === undefined) {
      await strapi.db.query(uid).update({ where: { documentId }, data: { [CONFIRMED]: false } });
      return result;
    }
    const changed = Object.keys(changesBetween(before ?? {}, after));
    if (before && whoIsAsking(strapi).kind === 'panel') refuseWithOthers(changed, isOther === true);
    if (FACTS.some((name) => changed.includes(name))) {
      const conflict = await refutedTag(strapi, after);
      if (conflict !== null) throw invalidField('dietary_tags', conflict);
    }
    return result;
  });
}

const listed = (state: EntryState, name: string): string =>
  linksIn(state[name])
    .map(({ id }) => id)
    .sort()
    .join();

/**
 * In the panel, allergens can't change while the switch is on, and the switch is turned on alone: a form opened before
 * a colleague turned it off still has it on, and saving anything would turn it back on.
 */
function refuseWithOthers(changed: readonly string[], isOther: boolean): void {
  if (isOther)
    throw invalidField(
      CONFIRMED,
      'You changed the allergens: turn “Allergens confirmed” off and save. Once the kitchen has checked both lists, turn it on and save again without other changes.',
    );
  if (changed.includes(CONFIRMED) && changed.length > 1)
    throw invalidField(
      CONFIRMED,
      '“Allergens confirmed” was off. Save your other changes with it off. Once the kitchen has checked both lists, turn it on and save again without other changes.',
    );
}

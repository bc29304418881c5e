'use strict';

/** Attributes were renamed to the API's names. Only the columns of these two have to be renamed as well. */
const COLUMNS = [
  { table: 'menu_items', from: 'highlight_tag', to: 'menu_highlight_tag' },
  { table: 'events', from: 'description', to: 'desc' },
];

/** Old to new attribute names, for the panel's stored views. */
const FOOD = {
  dietaryTags: 'dietary_tags',
  mayContain: 'may_contain',
  allergensConfirmed: 'allergens_confirmed',
};
const TERM = { labelEn: 'label_en', labelEs: 'label_es' };
const ATTRIBUTES = {
  'api::menu.menu-item': { ...FOOD, spicyLevel: 'spicy_level', highlightTag: 'menuHighlightTag' },
  'api::drinks.drink': FOOD,
  'api::event.event': { description: 'desc' },
  'api::vocabulary.dietary-tag': TERM,
  'api::vocabulary.allergen': TERM,
  'api::site.site-settings': {
    streetAddress: 'street_address',
    postalCode: 'postal_code',
    bookingUrl: 'booking_url',
    mapEmbedUrl: 'map_embed_url',
    parkingNote: 'parking_note',
    establishedYear: 'established_year',
  },
};
const STORED_VIEWS = 'plugin_content_manager_configuration_content_types::';
const WRITTEN_VIEWS = 'core_first_start_panel_views';

module.exports = {
  async up(knex) {
    for (const { table, from, to } of COLUMNS) {
      if (!(await knex.schema.hasTable(table)) || !(await knex.schema.hasColumn(table, from))) continue;
      await knex.schema.alterTable(table, (columns) => columns.renameColumn(from, to));
    }
    if (!(await knex.schema.hasTable('strapi_core_store_settings'))) return;
    for (const [uid, names] of Object.entries(ATTRIBUTES)) {
      await renameIn(knex, `${STORED_VIEWS}${uid}`, (view) => renamed(view, names));
    }
    await renameIn(knex, WRITTEN_VIEWS, (views) =>
      Object.fromEntries(
        Object.entries(views).map(([uid, view]) => [uid, renamed(view, ATTRIBUTES[uid] ?? {})]),
      ),
    );
  },

  async down() {},
};

async function renameIn(knex, key, change) {
  const row = await knex('strapi_core_store_settings').where({ key }).first();
  if (row?.value) {
    const value = JSON.stringify(change(JSON.parse(row.value)));
    await knex('strapi_core_store_settings').where({ key }).update({ value });
  }
}

/** A view with its fields under their new names; `mainField` may be a field of a related entry. */
function renamed({ settings, metadatas, layouts, ...rest }, names) {
  const of = (name) => names[name] ?? name;
  return {
    ...rest,
    settings: {
      ...settings,
      mainField: of(settings.mainField),
      defaultSortBy: of(settings.defaultSortBy),
    },
    metadatas: Object.fromEntries(
      Object.entries(metadatas).map(([name, { edit, list }]) => [
        of(name),
        { edit: withTermName(edit), list },
      ]),
    ),
    layouts: {
      ...layouts,
      list: layouts.list.map(of),
      edit: layouts.edit.map((row) => row.map((each) => ({ ...each, name: of(each.name) }))),
    },
  };
}

function withTermName(edit) {
  return edit.mainField in TERM ? { ...edit, mainField: TERM[edit.mainField] } : edit;
}

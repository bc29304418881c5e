'use strict';

/** The variable HISTORY_MONTHS used to say how long the history is kept. A value that was set moves to the settings. */
module.exports = {
  async up(knex) {
    const months = Number(process.env.HISTORY_MONTHS);
    const isSet = Number.isInteger(months) && months >= 1 && months <= 120;
    if (!isSet || !(await knex.schema.hasTable('site_settings'))) return;
    // It is there if the last start was killed before Strapi had noted this migration.
    if (!(await knex.schema.hasColumn('site_settings', 'history_months')))
      await knex.schema.alterTable('site_settings', (columns) => columns.integer('history_months'));
    await knex('site_settings').update({ history_months: months });
  },

  async down() {},
};

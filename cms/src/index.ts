import type { Core } from '@strapi/strapi';
import { applyPanelLayout } from './bootstrap/panel-layout/apply-panel-layout';
import { checkContent } from './guards/check-content';
import { checkDeletions } from './guards/check-deletions';
import { followContactMessages } from './guards/contact-messages';
import { startContactMessages, stopContactMessages } from './bootstrap/contact-messages';
import { finishRestore } from './bootstrap/finish-restore';
import { ensureLimitsTable } from './bootstrap/limits-table';
import { finishRequests } from './bootstrap/finish-requests';
import { addRoutes } from './bootstrap/add-routes';
import { closeUnlistedRoutes } from './bootstrap/close-unlisted-routes';
import { giveEditorsNewFields } from './bootstrap/editor-role';
import { ensureFirstAccounts } from './bootstrap/first-accounts';
import { endPasswordChecks, hardenPanelSignIn } from './bootstrap/panel-sign-in';
import { ensureStaffRoles } from './bootstrap/staff-roles';
import { ensureUploadSettings } from './bootstrap/upload-settings';
import { ensureVocabularies } from './bootstrap/vocabularies';
import { giveDefaultSlugs } from './guards/default-slugs';
import { endAccess } from './guards/ended-access';
import { guardConfirmedAllergens } from './guards/confirmed-allergens';
import { keepKnownSlugs, keepNeededTerms, unconfirmAfterAllergenDeletion } from './guards/known-terms';
import { refuseOutdatedForms } from './guards/outdated-forms';
import { storeEmailsInLowerCase } from './guards/lower-case-emails';
import { logBrokenConnections } from './bootstrap/broken-connections';
import { nameRequestsInLog } from './bootstrap/log-lines';
import { endTurnToStart, takeTurnToStart } from './bootstrap/one-replica-at-a-time';
import { endMetrics, serveMetrics } from './bootstrap/serve-metrics';
import { seedDemoContent } from './bootstrap/demo-content/seed-demo-content';
import { requireCleanPublicFolder } from './bootstrap/public-folder';
import { requireEnvironment } from './environment/environment';
import { contentVersionOf } from './entries/content-version';
import { notePicturesOfOlderChanges } from './entries/kept-pictures';
import { watchWrites } from './entries/watch-writes';

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    nameRequestsInLog(strapi);
    logBrokenConnections(strapi);
    requireCleanPublicFolder(strapi);
    closeUnlistedRoutes(strapi);
    addRoutes(strapi);
    const { database } = requireEnvironment(process.env);
    watchWrites(strapi);
    refuseOutdatedForms(strapi);
    giveDefaultSlugs(strapi);
    storeEmailsInLowerCase(strapi);
    endAccess(strapi);
    checkContent(strapi);
    checkDeletions(strapi);
    guardConfirmedAllergens(strapi);
    keepKnownSlugs(strapi);
    keepNeededTerms(strapi);
    unconfirmAfterAllergenDeletion(strapi);
    followContactMessages(strapi);
    await takeTurnToStart(strapi, database);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const environment = requireEnvironment(process.env);
    await finishRestore(strapi);
    await contentVersionOf(strapi).start();
    await notePicturesOfOlderChanges(strapi);
    await ensureLimitsTable(strapi, environment);
    await ensureStaffRoles(strapi);
    await giveEditorsNewFields(strapi);
    await ensureFirstAccounts(strapi, environment);
    await ensureUploadSettings(strapi);
    await ensureVocabularies(strapi);
    await applyPanelLayout(strapi);
    if (environment.hasDemoContent) await seedDemoContent(strapi, environment.seedDir);
    await endTurnToStart(strapi);
    await hardenPanelSignIn(strapi);
    strapi.cron.destroy(); // Strapi's own jobs only collect telemetry, which is off, and would read a database during a restore
    startContactMessages(strapi, environment);
    await serveMetrics(strapi, environment);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    endMetrics(strapi);
    await endTurnToStart(strapi);
    await Promise.all([stopContactMessages(strapi), finishRequests(strapi)]);
    await endPasswordChecks(strapi);
  },
};

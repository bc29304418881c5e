import type { Core } from '@strapi/strapi';
import { applyPanelLayout } from './bootstrap/panel-layout/apply-panel-layout';
import { checkContent } from './guards/check-content';
import { checkDeletions } from './guards/check-deletions';
import { followContactMessages } from './guards/contact-messages';
import { startContactMail, stopContactMail } from './bootstrap/contact-mail';
import { closeUnlistedRoutes } from './bootstrap/close-unlisted-routes';
import { ensureFirstAccounts } from './bootstrap/first-accounts';
import { endPasswordChecks, levelPanelSignIn } from './bootstrap/panel-sign-in';
import { ensureStaffRole } from './bootstrap/staff-role';
import { ensureUploadSettings } from './bootstrap/upload-settings';
import { ensureVocabularies } from './bootstrap/vocabularies';
import { giveDefaultSlugs } from './guards/default-slugs';
import { storeEmailsInLowerCase } from './guards/lower-case-emails';
import { logBrokenConnections } from './bootstrap/broken-connections';
import { keepLogImpersonal } from './bootstrap/log-lines';
import { oneReplicaAtATime } from './bootstrap/one-replica-at-a-time';
import { seedDemoContent } from './bootstrap/demo-content/seed-demo-content';
import { requireCleanPublicFolder } from './bootstrap/public-folder';
import { requireEnvironment } from './environment/environment';
import { contentVersionOf } from './entries/content-version';
import { limitsOf } from './limits/limits-of';

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    keepLogImpersonal(strapi);
    logBrokenConnections(strapi);
    requireCleanPublicFolder(strapi);
    closeUnlistedRoutes(strapi);
    giveDefaultSlugs(strapi);
    storeEmailsInLowerCase(strapi);
    checkContent(strapi);
    checkDeletions(strapi);
    followContactMessages(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const environment = requireEnvironment(process.env);
    await oneReplicaAtATime(strapi, async () => {
      await contentVersionOf(strapi).start();
      await limitsOf(strapi).start();
      await ensureStaffRole(strapi);
      await ensureFirstAccounts(strapi, environment);
      await ensureUploadSettings(strapi);
      await ensureVocabularies(strapi);
      await applyPanelLayout(strapi);
      if (environment.hasDemoContent) await seedDemoContent(strapi, environment.seedDir);
    });
    await levelPanelSignIn(strapi);
    startContactMail(strapi, environment);
  },

  async destroy({ strapi }: { strapi: Core.Strapi }) {
    await stopContactMail(strapi);
    await endPasswordChecks(strapi);
  },
};

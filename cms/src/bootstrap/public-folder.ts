import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { refuseEnvironment } from '../environment/environment';

const OWN_FILES = ['favicon.png', 'robots.txt'];

/** Refuses to start if the folder that Strapi serves to the world holds more than uploads. */
export function requireCleanPublicFolder(strapi: Core.Strapi): void {
  const folder = strapi.dirs.static.public;
  if (!existsSync(folder)) return;
  const isOurs = resolve(folder) === join(strapi.dirs.app.root, 'public');
  const expected = new Set(['uploads', ...(isOurs ? OWN_FILES : [])]);
  const strangers = readdirSync(folder).filter((name) => !expected.has(name) && !name.startsWith('.'));
  if (strangers.length === 0) return;
  refuseEnvironment([
    `UPLOADS_DIR is below ${folder}, which is public and must contain nothing else: ${strangers.join(', ')}`,
  ]);
}

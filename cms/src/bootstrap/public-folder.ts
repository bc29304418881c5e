import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Core } from '@strapi/strapi';
import { EnvironmentError } from '../environment';

const ownFiles = ['favicon.png', 'robots.txt'];

/**
 * Strapi serves every file of its public folder to the world, dotfiles apart. Throws where that folder holds anything
 * but uploads and what comes with this package, so that a database or a key beside the uploads is never handed out.
 */
export function requireCleanPublicFolder(strapi: Core.Strapi): void {
  const folder = strapi.dirs.static.public;
  if (!existsSync(folder)) return;
  const isOurs = resolve(folder) === join(strapi.dirs.app.root, 'public');
  const expected = new Set(['uploads', ...(isOurs ? ownFiles : [])]);
  const strangers = readdirSync(folder).filter((name) => !expected.has(name) && !name.startsWith('.'));
  if (strangers.length === 0) return;
  throw new EnvironmentError([
    `UPLOADS_DIR is below ${folder}, which is served to the world and must hold nothing else: ${strangers.join(', ')}`,
  ]);
}

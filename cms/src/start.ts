// What `strapi start` does, without loading Strapi's other commands, which takes half a second.
import { join } from 'node:path';
import process from 'node:process';
import { createStrapi } from '@strapi/strapi';

const appDir = process.cwd();
void createStrapi({ appDir, distDir: join(appDir, 'dist') }).start();

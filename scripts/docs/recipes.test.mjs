import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../product/apps.mjs';

const FOLDER = join(ROOT, 'docs/recipes');
/** A path in backticks from the root of the repository; `<name>` is a placeholder for what the recipe adds. */
const PATH = /`((?:cms|frontend|e2e|scripts|docs)\/[^`\s]+)`/g;

for (const recipe of readdirSync(FOLDER)) {
  test(`every file named in ${recipe} exists`, () => {
    const named = [...readFileSync(join(FOLDER, recipe), 'utf8').matchAll(PATH)].map(([, path = '']) => path);
    const existing = named.filter((path) => !path.includes('<'));
    assert.ok(existing.length > 3);
    assert.deepEqual(
      existing.filter((path) => !existsSync(join(ROOT, path))),
      [],
    );
  });
}

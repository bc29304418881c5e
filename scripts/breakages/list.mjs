import { CMS_BREAKAGES } from './cms-breakages.mjs';

/**
 * A deliberate fault and the test that detects it.
 *
 * @typedef {object} Breakage
 * @property {string} what what goes wrong, in a few words; docs/tests.md has the same
 * @property {string} find text that occurs once in the product's files below `where`
 * @property {string} replace
 * @property {string} [where] a folder; anywhere unless given
 * @property {string} file path of the test file; for lint, of the file with the error
 * @property {string} [test] part of the test's title, as written in the file; for lint, part of the error
 */

/** @type {Breakage[]} */
export const BREAKAGES = [
  {
    what: '$1.005 is rounded down, as its binary number would be',
    find: 'Math.round(Number((amount * scale).toPrecision(12))) / scale',
    replace: 'Math.round(amount * scale) / scale',
    file: 'frontend/src/domain/money.test.ts',
    test: 'shows ',
  },
  {
    what: 'A dish whose allergens nobody confirmed is called gluten-free',
    find: '(allergens_confirmed && !isContradicted(tag))',
    replace: '!isContradicted(tag)',
    file: 'frontend/src/api/proven-tags.test.ts',
    test: 'claims nothing to be absent before that',
  },
  {
    what: 'An import confirms allergens that it changes',
    find: 'isTold && (!was || ASKED.some((name) => name in values))',
    replace: 'isTold && !was',
    file: 'frontend/src/admin/food/csv-compare.test.ts',
    test: 'asks the kitchen if a row',
  },
  {
    what: 'After midnight the restaurant counts as closed',
    find: '[-1, 0, 1].flatMap((days) => intervalsOn',
    replace: '[0, 1].flatMap((days) => intervalsOn',
    file: 'frontend/src/domain/hours.test.ts',
    test: 'spans past midnight',
  },
  {
    what: 'An offer ends a day early',
    find: 'if (endDate !== null && endDate < today) return',
    replace: 'if (endDate !== null && endDate <= today) return',
    where: 'frontend/src/domain',
    file: 'frontend/src/domain/what-shows.test.ts',
    test: 'is on from its first to its last day',
  },
  {
    what: 'A script in a dish’s name breaks out of the page’s data',
    find: String.raw`.replace(/</g, '\\u003c')`,
    replace: '',
    file: 'frontend/src/app/boot-data.test.ts',
    test: 'survives a round trip',
  },
  {
    what: 'The admin saves without If-Match',
    find: "const headers = { 'If-Match': etag };",
    replace: 'const headers = {};',
    file: 'frontend/src/api/staff/staff-collection.test.ts',
    test: 'always only if it is still the version that was seen',
  },
  {
    what: 'A late 401 signs out somebody who has just signed in',
    find: "isApiError(caught, 'unauthorized') && readStoredToken() === token",
    replace: "isApiError(caught, 'unauthorized')",
    file: 'frontend/src/api/staff/staff-call.test.ts',
    test: 'reports no 401 if someone signed in during the call',
  },
  {
    what: 'Unsaved input is not kept as a draft',
    find: 'options.isChanged ? own : null);',
    replace: 'null);',
    file: 'frontend/src/admin/kit/forms/use-draft.test.tsx',
    test: 'keep a draft each',
  },
  {
    what: 'A tap from an hour ago is sent without asking',
    find: 'Date.now() - at > LATE_MS',
    replace: 'Date.now() - at > LATE_MS * 100',
    file: 'frontend/src/admin/tonight/offline.test.tsx',
    test: 'after that, a tap that is no longer wanted is reverted',
  },
  {
    what: 'The first invalid field of a form does not get the focus',
    find: 'box.current.focus();',
    replace: '',
    file: 'frontend/src/admin/kit/forms/refused-fields.test.tsx',
    test: 'focus goes to the summary',
  },
  {
    what: 'The site serves a stale copy for ten seconds',
    find: 'now - answeredAt < FRESH_MS) {',
    replace: 'now - answeredAt < 10 * FRESH_MS) {',
    file: 'frontend/server/content/freshness.test.ts',
    test: 'asked again ahead of time, in vain, and a second old',
  },
  {
    what: 'A refused request body’s error is unhandled and crashes the web host',
    find: "body.on('error', () => {});",
    replace: '',
    file: 'frontend/server/proxy/slow-bodies.test.ts',
    test: 'a picture upload cut off after its answer does no harm',
  },
  {
    what: 'Pages allow inline scripts',
    find: `'script-src': ["'self'"],`,
    replace: `'script-src': ["'self'", "'unsafe-inline'"],`,
    file: 'frontend/server/http/security-headers.test.ts',
    test: 'a page may only run and load the site’s own files',
  },
  {
    what: 'A visitor can spoof the address used for rate limits',
    find: '!CLAIMED_HEADERS.test(name) && ',
    replace: '',
    file: 'frontend/server/proxy/forwarded-headers.test.ts',
    test: 'is replaced by what the host saw',
  },
  {
    what: 'Pictures are made in any width a visitor asks for',
    find: 'widths.whole.find((known) => String(known) === digits)',
    replace: 'Number(digits)',
    file: 'frontend/server/pictures/picture-routes.test.ts',
    test: 'is at ',
  },
  {
    what: 'A percent-encoded slash reaches the CMS as a different path',
    find: '|%(?:2e|2f|5c|00)|',
    replace: '|',
    file: 'frontend/server/proxy/path-check.test.ts',
    test: '/cms/admin/%2e%2e/api/menu/full',
  },
  {
    what: 'Another site can submit the contact form (CSRF)',
    find: "if (fetchSite === 'cross-site') return true;",
    replace: '',
    file: 'frontend/server/contact/is-cross-site.test.ts',
    test: 'cross-site',
  },
  ...CMS_BREAKAGES,
  {
    what: 'A process that keeps failing is restarted without a pause',
    find: 'failuresInARow <= 1 ? 0',
    replace: 'failuresInARow > 0 ? 0',
    file: 'scripts/supervisor/back-off.test.mjs',
  },
  {
    what: 'A pure rule imports a UI component',
    find: 'const menuFormats = new Map<string, Intl.NumberFormat>();',
    replace: "import '../ui/icon';\nconst menuFormats = new Map<string, Intl.NumberFormat>();",
    file: 'frontend/src/domain/money.ts',
  },
  {
    what: 'The keyboard focus is invisible',
    find: 'outline: var(--line-strong) solid var(--color-focus);\n  outline-offset: 3px;',
    replace: 'outline: none;',
    where: 'frontend/src/styles',
    file: 'e2e/journeys/keyboard.spec.ts',
  },
];

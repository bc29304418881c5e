/** The panel's first path segments. A CMS test compares them with its routes outside the API. */
const PANEL_SEGMENTS = [
  'admin',
  'content-manager',
  'content-type-builder',
  'email',
  'i18n',
  'upload',
  'uploads',
  'users-permissions',
];
const PANEL_PATH = new RegExp(`^/cms(?:/?|/(?:${PANEL_SEGMENTS.join('|')})(?:/.*)?)$`);
const OTHER_PATH = /^\/(?:api|uploads)(?:\/|$)/;
/** Some parsers treat these as a slash or a dot. */
const AMBIGUOUS = /\/\/|\\|%(?:2e|2f|5c|00)|\/\.{1,2}(?:\/|$)/i;

/** The status to refuse with. A path that the CMS reads differently would bypass the limits. */
export function pathRefusal(url: string): 400 | 404 | null {
  const [path = ''] = url.split('?');
  if (path.startsWith('/cms')) return PANEL_PATH.test(path) && !AMBIGUOUS.test(path) ? null : 404;
  if (AMBIGUOUS.test(path)) return 400;
  return OTHER_PATH.test(path) ? null : 404;
}

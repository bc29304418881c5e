import type { FastifyReply } from 'fastify';

/** Where the find-us block's map may come from. */
const MAP_ORIGINS = ['https://www.openstreetmap.org', 'https://www.google.com'];

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** Of every page: no inline script or style, so that a page can be kept and served to all. */
const PAGE_DIRECTIVES = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", ...MAP_ORIGINS],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** In development Vite puts its own scripts and styles into the page, and talks over a web socket. */
const DEVELOPMENT_DIRECTIVES = {
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
};

/** Of the admin's documents: its component library adds style elements as it runs, and pictures are shown before they are sent. */
const ADMIN_DIRECTIVES = { 'img-src': [...PAGE_DIRECTIVES['img-src'], 'blob:'] };

/** For what is data or a file: nothing in it may run, load or be framed, even if someone uploads a page as a picture. */
const INERT_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Lets a page of the host's own carry one style element, known by its hash. */
export function policyWithStyle(styleHash: string): string {
  return policy({
    'default-src': ["'none'"],
    'style-src': [`'sha256-${styleHash}'`],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
}

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};
const TRANSPORT = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

export interface SecurityOptions {
  isHttps: boolean;
  isDevelopment: boolean;
  /** Origin that pictures may come from besides the site's own. */
  pictureOrigin: string | null;
}

/** The headers that every answer of the host carries; the policy is replaced where an answer is not a page. */
export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const { isHttps } = options;
  const pagePolicy = pagePolicyOf(options, {});
  return { ...ALWAYS, ...(isHttps ? TRANSPORT : {}), 'content-security-policy': pagePolicy };
}

/** The policy of an admin document; `nonce` is new for each. In development any inline style is allowed, and it counts for nothing. */
export function adminPolicy(options: SecurityOptions, nonce: string): string {
  return pagePolicyOf(options, {
    'img-src': ADMIN_DIRECTIVES['img-src'],
    'style-src': [...PAGE_DIRECTIVES['style-src'], `'nonce-${nonce}'`],
  });
}

function pagePolicyOf(
  { isHttps, isDevelopment, pictureOrigin }: SecurityOptions,
  widened: Record<string, readonly string[]>,
): string {
  const directives: Record<string, readonly string[]> = {
    ...PAGE_DIRECTIVES,
    ...widened,
    ...(isDevelopment ? DEVELOPMENT_DIRECTIVES : {}),
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  };
  if (pictureOrigin) directives['img-src'] = [...(directives['img-src'] ?? []), pictureOrigin];
  return policy(directives);
}

/** Headers of the CMS's answers that the host's own replace. */
export const REPLACED_HEADERS = [
  ...Object.keys(ALWAYS),
  ...Object.keys(TRANSPORT),
  'x-powered-by',
  'server',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
];

/** Marks an answer as data: nothing in it may run. */
export function setInert(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', INERT_POLICY);
}

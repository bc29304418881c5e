import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const MAP_ORIGINS = ['https://www.openstreetmap.org', 'https://www.google.com'];

function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** The inline script and style only by hash, so that one cached page serves everyone. */
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

const DEVELOPMENT_DIRECTIVES = {
  'script-src': ["'self'", "'unsafe-inline'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:'],
};

/** For data and files: nothing in them may run, load or be framed, even a page uploaded as a picture. */
const INERT_POLICY =
  "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

/** Empty for an empty text, which is not on the page. */
function hashSources(text: string): string[] {
  return text === '' ? [] : [`'sha256-${createHash('sha256').update(text).digest('base64')}'`];
}

export function noticePolicy(style: string): string {
  return policy({
    'default-src': ["'none'"],
    'style-src': hashSources(style),
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
}

export function securityHeaders(options: SecurityOptions): Record<string, string> {
  const { isHttps } = options;
  return { ...ALWAYS, ...(isHttps ? TRANSPORT : {}), 'content-security-policy': pagePolicy(options) };
}

/** @param inlined the texts of the page's style element and of its inline script */
export function pagePolicy(options: SecurityOptions, inlined = { style: '', script: '' }): string {
  const [styles, scripts] = [hashSources(inlined.style), hashSources(inlined.script)];
  return policyWith(options, { styles, scripts });
}

/** The admin shows pictures before they are uploaded. */
export function adminPolicy(options: SecurityOptions, nonce: string): string {
  return policyWith(options, { styles: [`'nonce-${nonce}'`], pictures: ['blob:'] });
}

function policyWith(
  { isHttps, isDevelopment }: SecurityOptions,
  {
    styles = [],
    scripts = [],
    pictures = [],
  }: { styles?: string[]; scripts?: string[]; pictures?: string[] },
): string {
  return policy({
    ...PAGE_DIRECTIVES,
    'script-src': [...PAGE_DIRECTIVES['script-src'], ...scripts],
    'style-src': [...PAGE_DIRECTIVES['style-src'], ...styles],
    'img-src': [...PAGE_DIRECTIVES['img-src'], ...pictures],
    ...(isDevelopment ? DEVELOPMENT_DIRECTIVES : {}),
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  });
}

export const REPLACED_HEADERS = [
  'x-request-id',
  ...Object.keys(ALWAYS),
  ...Object.keys(TRANSPORT),
  'x-powered-by',
  'server',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-permitted-cross-domain-policies',
];

export function setInert(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', INERT_POLICY);
}

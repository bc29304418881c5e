import type { FastifyReply } from 'fastify';
import { noticePolicy } from '../http/security-headers';

const BUILT_IN = { name: 'Casa Bodegón', phone: '(617) 555-0142' };

export interface Notice {
  status: number;
  title: string;
  message: string;
  /** Not set when answering a form: a reload would lose what was typed. */
  reloadsItself?: true;
  /** Replaces the link to the home page; with `opensItself`, the browser follows it at once. */
  link?: { href: string; label: string; opensItself?: true };
}

const HOME: NonNullable<Notice['link']> = { href: '/', label: 'Home page' };

export const NOTICES = {
  malformed: {
    status: 400,
    title: 'That address can’t be read',
    message: 'Something in the link is broken. Our front door always works: start from the home page.',
  },
  method: {
    status: 405,
    title: 'This page can only be read',
    message: 'The request asked it to do something else.',
  },
  missing: {
    status: 404,
    title: 'Nothing is served here',
    message: 'The file that was asked for does not exist.',
  },
  broken: {
    status: 500,
    title: 'A plate slipped in our kitchen',
    message:
      'This page broke while we were preparing it. The fault is ours, and we have been told. Please try again in a moment.',
  },
  busy: {
    status: 503,
    title: 'Too many at the pass',
    message:
      'We could not pick out the dishes for you just now. Please reload in a moment, or open the whole menu and choose there.',
  },
  panelAway: {
    status: 503,
    title: 'The content manager is not answering',
    message: 'It may be starting. This page tries again by itself every few seconds.',
    reloadsItself: true,
  },
} satisfies Record<string, Notice>;

const STYLE = `
:root{color-scheme:light dark;--ground:#f8f1e4;--ink:#2b1d14;--soft:#6b5344;--accent:#1f4287;--tile:#c65d3b}
@media (prefers-color-scheme:dark){:root{--ground:#1d140e;--ink:#f8f1e4;--soft:#c9b39c;--accent:#9db8ee;--tile:#e08a5f}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--ground);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding-top:1.75rem;border-top:.375rem solid var(--tile)}
p{margin-top:1rem;color:var(--soft)}
.name{margin:0;color:var(--accent);font-weight:600;letter-spacing:.04em}
h1{margin-top:.5rem;font:600 clamp(1.75rem,6vw,2.5rem)/1.15 Georgia,'Times New Roman',serif}
a{color:var(--accent);font-weight:600;text-underline-offset:.2em}
a:focus-visible{outline:3px solid var(--tile);outline-offset:3px}
`;
const POLICY = noticePolicy(STYLE);

export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** `site` is the body of the site's settings, if the host has a copy. */
export function noticeHtml({ title, message, reloadsItself, link = HOME }: Notice, site: unknown): string {
  const held = site !== null && typeof site === 'object' ? (site as Record<string, unknown>) : BUILT_IN;
  const name = escapeMarkup(typeof held.name === 'string' && held.name ? held.name : BUILT_IN.name);
  const phone = typeof held.phone === 'string' ? held.phone : '';
  const call = `<a href="tel:${escapeMarkup(phone.replace(/[^\d+]/g, ''))}">${escapeMarkup(phone)}</a>`;
  const contact = phone && `<p>To book a table or ask us anything, call ${call}.</p>`;
  const href = escapeMarkup(link.href);
  const next = link.opensItself ? `0;url=${href}` : reloadsItself && '5';
  const refresh = next ? `<meta http-equiv="refresh" content="${next}">` : '';
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}<title>${escapeMarkup(title)} | ${name}</title><style>${STYLE}</style></head>
<body><main><p class="name">${name}</p><h1>${escapeMarkup(title)}</h1>${message && `<p>${escapeMarkup(message)}</p>`}
${contact}
<p><a href="${href}">${escapeMarkup(link.label)}</a></p></main></body></html>
`;
}

export function sendNotice(reply: FastifyReply, notice: Notice, site: unknown): FastifyReply {
  if (notice.status === 503) reply.header('retry-after', '5');
  return reply
    .code(notice.status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(noticeHtml(notice, site));
}

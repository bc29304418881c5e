import type { FastifyReply } from 'fastify';
import type { Restaurant } from '../host-parts';
import { noticePolicy } from '../http/security-headers';

export interface Notice {
  status: number;
  title: string;
  message: string;
  /** Not set when answering a form: a reload would lose what was typed. */
  reloadsItself?: true;
  /** Replaces the link to the home page; with `opensItself`, the browser follows it at once. */
  link?: { href: string; label: string; opensItself?: true };
}

const HOME: NonNullable<Notice['link']> = { href: '/', label: 'Go to the home page' };

export const NOTICES = {
  malformed: {
    status: 400,
    title: 'This link doesn’t work',
    message: 'It may be incomplete or mistyped. Please start from the home page.',
  },
  method: {
    status: 405,
    title: 'This can’t be done here',
    message: 'Please start from the home page.',
  },
  missing: {
    status: 404,
    title: 'File not found',
    message: 'The file you asked for doesn’t exist. Please start from the home page.',
  },
  broken: {
    status: 500,
    title: 'Something went wrong on our end',
    message: 'This page couldn’t be loaded. Please try again in a moment.',
  },
  busy: {
    status: 503,
    title: 'We’re busy right now',
    message: 'We couldn’t put this page together just now. Please reload in a moment.',
    link: { href: '/menu', label: 'Open the full menu' },
  },
  calendarAway: {
    status: 503,
    title: 'The calendar isn’t available right now',
    message: 'Please try again in a moment.',
    link: { href: '/events', label: 'See the events' },
  },
  panelAway: {
    status: 503,
    title: 'The content panel isn’t responding',
    message: 'It may still be starting up. This page will keep trying every few seconds.',
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

export function noticeHtml(
  { title, message, reloadsItself, link = HOME }: Notice,
  { phone, phoneHref, ...restaurant }: Restaurant,
): string {
  const name = escapeMarkup(restaurant.name);
  const call = `<a href="${escapeMarkup(phoneHref)}">${escapeMarkup(phone)}</a>`;
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

export function sendNotice(reply: FastifyReply, notice: Notice, restaurant: Restaurant): FastifyReply {
  if (notice.status === 503) reply.header('retry-after', '5');
  return reply
    .code(notice.status)
    .header('content-security-policy', POLICY)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(noticeHtml(notice, restaurant));
}

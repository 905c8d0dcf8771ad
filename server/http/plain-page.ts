/** Small HTML pages without the app, for a shopper on the way to a payment gateway and back. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { directionOf, htmlLang, type Locale } from '#locales/locales.ts';
import { translate } from '#server/i18n/translate.ts';
import { uncounted } from './limits.ts';
import { plainPageScript, plainPageStyle } from './plain-page-look.ts';
import { readViewCookie } from './view-cookie.ts';

/** Marks a string as markup, so that only text is escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | readonly Html[];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return String(part).replace(/[&<>"']/g, (character) => escapes[character] ?? character);
}

/** Every value is escaped unless it is markup already. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.map((text, at) => text + (at < parts.length ? markupOf(parts[at] ?? '') : '')).join(''));

export type PlainPage = {
  locale: Locale;
  title: string;
  body: Html;
  status?: number;
  /** In a window that the shop opened, the page closes it after so many seconds. */
  closesAfter?: number;
};

/** Where the page's one script is; it closes the window. */
export const plainPageScriptPath = '/payment/window.js';

const styleHash = `sha256-${createHash('sha256').update(plainPageStyle).digest('base64')}`;

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src '${styleHash}'`,
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/**
 * The address of such a page is a key, so it is kept nowhere and passed on to nobody. The opener policy lets the window
 * go to the gateway and back without the shop losing sight of it.
 */
export const plainPageHeaders = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'unsafe-none',
  'x-robots-tag': 'noindex',
};

/** On to the next address; a redirect with another opener policy would part the window from the shop as a page would. */
export const leadOn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.headers(plainPageHeaders).redirect(address, 303);

/** `cookie` holds the shopper's colour scheme. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage): FastifyReply {
  const { locale, title, body, status = 200, closesAfter } = page;
  const { scheme } = readViewCookie(reply.request.headers.cookie);
  const document = html`<!doctype html>
<html lang="${htmlLang(locale)}" dir="${directionOf(locale)}"${new Html(scheme ? ` data-scheme="${scheme}"` : '')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(plainPageStyle)}</style>
<script src="${plainPageScriptPath}" defer></script>
</head>
<body data-closes-after="${closesAfter ?? ''}">
<main>${body}
<p class="quiet"><button type="button" data-close hidden>${translate(locale, 'Close this window')}</button></p>
</main>
</body>
</html>`;
  return reply.code(status).headers(plainPageHeaders).type('text/html; charset=utf-8').send(document.markup);
}

export function registerPlainPages(app: FastifyInstance): void {
  app.get(plainPageScriptPath, uncounted, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(plainPageScript),
  );
}

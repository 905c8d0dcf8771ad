/** Small HTML pages without the app, for a shopper on the way to a payment gateway and back. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { directionOf, htmlLang, type Locale } from '#locales/locales.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { escapeHtml } from '#server/domain/html.ts';
import { translate } from '#server/i18n/translate.ts';
import { uncounted } from './limits.ts';
import { plainPageScript, plainPageStyle } from './plain-page-look.ts';
import { lookOfPlainPages, type PlainPageLook } from './shop-look.ts';
import { readViewCookie } from './view-cookie.ts';

/** Marks a string as markup, so that only text is escaped. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | readonly Html[];

function markupOf(part: Part): string {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(markupOf).join('');
  return escapeHtml(String(part));
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined while it cannot be read: the page then has no name, and the colour of the shop that ships. */
    plainPageLook?: () => Promise<PlainPageLook | undefined>;
  }
}

/** Where the page's one script is; it closes the window. */
export const plainPageScriptPath = '/payment/window.js';

const policyFor = (style: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
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
  'content-security-policy': policyFor(plainPageStyle),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'unsafe-none',
  'x-robots-tag': 'noindex',
};

/** On to the next address; a redirect with another opener policy would part the window from the shop as a page would. */
export const leadOn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.headers(plainPageHeaders).redirect(address, 303);

/** The name beside its sign, as in the header of the shop. */
function headOf({ name, sign }: PlainPageLook): Html {
  const picture = sign ? html`<img src="${sign}" alt="" width="40" height="40">` : '';
  return html`<p class="shop">${picture}<bdi>${name}</bdi></p>`;
}

/** `cookie` holds the shopper's colour scheme. */
export async function sendPlainPage(reply: FastifyReply, page: PlainPage): Promise<FastifyReply> {
  const { locale, title, body, status = 200, closesAfter } = page;
  const look = await reply.server.plainPageLook?.();
  const style = plainPageStyle + (look?.css ?? '');
  const { scheme } = readViewCookie(reply.request.headers.cookie);
  const document = html`<!doctype html>
<html lang="${htmlLang(locale)}" dir="${directionOf(locale)}"${new Html(scheme ? ` data-scheme="${scheme}"` : '')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${look ? `${title} - ${look.name}` : title}</title>
<style>${new Html(style)}</style>
<script src="${plainPageScriptPath}" defer></script>
</head>
<body data-closes-after="${closesAfter ?? ''}">
<main>${look ? headOf(look) : ''}${body}
<p class="quiet"><button type="button" data-close hidden>${translate(locale, 'Close this window')}</button></p>
</main>
</body>
</html>`;
  const headers = { ...plainPageHeaders, 'content-security-policy': policyFor(style) };
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(document.markup);
}

/** A proxy has no database, so its pages have the look that ships. */
export function registerPlainPages(app: FastifyInstance, deps?: Pick<Dependencies, 'db' | 'cache'>): void {
  if (deps) {
    const read = () => lookOfPlainPages(deps.db);
    app.decorate('plainPageLook', () => deps.cache.memoize('plain-page-look', read).catch(() => undefined));
  }
  app.get(plainPageScriptPath, uncounted, (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/javascript; charset=utf-8').send(plainPageScript),
  );
}

/** `/dev/inbox`: the messages of a shop without a mail server, readable on this machine only. */
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mayShowDemoAccount } from '#server/config.ts';
import { latestMessages, type MessageRow, messageWithId } from '#server/db/queries/outbox.ts';
import { accentsOfShop } from '#server/db/queries/settings.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { notFound } from '#server/domain/refusal.ts';
import type { Letter } from '#server/messages/carrier.ts';
import { letterOf, mailOrigin } from '#server/messages/letter.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { isFromOwnMachine } from './own-machine.ts';
import { Html, html } from './plain-page.ts';

export const inboxPath = '/dev/inbox';

const style = `body{margin:0 auto;padding:1rem;max-width:80rem;font:1rem/1.5 system-ui,sans-serif}
article{border-block-start:1px solid #bbb;padding-block:1rem}
h2{margin:0;font-size:1.125rem}
.parts{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr))}
pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:0;padding:1rem;background:#f3f0e8;color:#17211b;unicode-bidi:plaintext}
iframe{inline-size:100%;block-size:40rem;border:1px solid #bbb}`;

const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
const listPolicy = `default-src 'none'; style-src '${styleHash}'; frame-src 'self'; frame-ancestors 'none'; base-uri 'none'`;
/** A mail runs no script and reaches nothing of the shop but its pictures. */
const mailPolicy = (origin: string) =>
  `sandbox; default-src 'none'; img-src ${origin}; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'`;

const article = ({ id, createdAt, mail }: MessageRow, { recipient, subject, body }: Letter): Html => html`<article>
<p>${createdAt.toISOString()} · <bdi>${recipient}</bdi></p>
<h2 dir="auto">${subject}</h2>
<div class="parts"><pre>${body}</pre>${
  mail ? html`<iframe sandbox loading="lazy" title="HTML" src="${inboxPath}?message=${id}"></iframe>` : ''
}</div>
</article>`;

const page = (articles: readonly Html[]): string =>
  html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Inbox</title>
<style>${new Html(style)}</style></head>
<body><h1>Inbox</h1>
${articles.length === 0 ? 'No messages yet. Place an order and look again.' : articles}</body>
</html>`.markup;

type InboxRequest = FastifyRequest<{ Querystring: { message?: string } }>;

export function registerInbox(app: FastifyInstance, { db, config }: Pick<Dependencies, 'db' | 'config'>): void {
  if (!mayShowDemoAccount(config)) return;
  const secretOf = shopSecretOf({ db });
  const shopOf = async () => ({ config, secret: await secretOf(), accents: await accentsOfShop(db) });

  async function mailWithId(id: number): Promise<string> {
    const message = Number.isSafeInteger(id) ? await messageWithId(db, id) : undefined;
    if (!message) throw notFound();
    const { html: whole } = await letterOf(message, await shopOf());
    return whole ?? '';
  }

  async function list(): Promise<string> {
    const shop = await shopOf();
    const messages = await latestMessages(db);
    const letters = await Promise.all(messages.map((message) => letterOf(message, shop)));
    return page(messages.flatMap((message, at) => (letters[at] ? [article(message, letters[at])] : [])));
  }

  app.get(inboxPath, async (request: InboxRequest, reply) => {
    if (!isFromOwnMachine(request)) throw notFound();
    const { message } = request.query;
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    reply.header('content-security-policy', message === undefined ? listPolicy : mailPolicy(mailOrigin(config)));
    return message === undefined ? list() : mailWithId(Number(message));
  });
}

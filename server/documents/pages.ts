/** Serves an order's invoice and receipt to every holder of a link that the server made for the order's owner. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { printedOrder } from '#server/db/queries/documents.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { notFound, Refusal } from '#server/domain/refusal.ts';
import { errorPage } from '#server/http/error-page.ts';
import { localeNamed } from '#server/i18n/languages.ts';
import { shopSecretOf } from '#server/security/shop-secret.ts';
import { documentFacts, hasReceipt } from './facts.ts';
import { checkLink, type DocumentKind, type DocumentWish, documentPaths } from './link.ts';
import { logoFile } from './logo.ts';

type Requested = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;

function wishOf(kind: DocumentKind, { params, query }: Requested): DocumentWish {
  const language = localeNamed(query.language);
  if (!language || !/^[1-9]\d{0,9}$/.test(params.id)) throw notFound();
  return { kind, orderId: Number(params.id), language };
}

/** A URL that names a person's order is neither cached nor sent as a referrer. */
const documentHeaders = {
  'content-type': 'application/pdf',
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const gone = 410;

const titles: Record<number, string> = {
  404: 'This document is not known',
  [gone]: 'This link has expired',
};

const sendErrorPage = errorPage('a document', (status, request) => {
  const { id } = request.params as Requested['params'];
  const { language } = request.query as Requested['query'];
  return {
    locale: localeNamed(language) ?? request.locale,
    title: titles[status] ?? 'This document is not available now',
    text: 'Open your order again to get a new link.',
    way:
      status === gone
        ? { href: `/order-history/${id}`, label: 'Open the order' }
        : { href: '/order-history', label: 'Back to my orders' },
  };
});

export async function registerDocuments(app: FastifyInstance, deps: Dependencies): Promise<void> {
  const { db, clock, config } = deps;
  const secretOf = shopSecretOf(deps);

  async function printedOf(wish: DocumentWish, query: Requested['query']) {
    const link = checkLink(await secretOf(), wish, query, clock());
    if (link === 'expired') throw new Refusal(gone, titles[gone] ?? '');
    const order = link === 'good' ? await printedOrder(db, wish.orderId) : undefined;
    if (!order || (wish.kind === 'receipt' && !hasReceipt(order.order))) throw notFound();
    return order;
  }

  await app.register(async (pages) => {
    pages.setErrorHandler(sendErrorPage);
    for (const kind of ['invoice', 'receipt'] satisfies DocumentKind[]) {
      pages.get(documentPaths[kind], async (request: Requested, reply) => {
        const wish = wishOf(kind, request);
        const order = await printedOf(wish, request.query);
        const name = `${kind}-${orderCode(order.order.number).slice(1)}.pdf`;
        const logo = await logoFile(order.seller.logo, config);
        const { renderDocument } = await import('./document.ts');
        const pdf = await renderDocument(documentFacts(order, kind, wish.language), logo);
        return reply.headers({ ...documentHeaders, 'content-disposition': `inline; filename="${name}"` }).send(pdf);
      });
    }
  });
}

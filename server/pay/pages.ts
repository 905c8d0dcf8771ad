/**
 * The pages of a payment: from the shop to the gateway, and from there back to a page that says how it ended. How it
 * ended is what the gateway tells this server; the address that the shopper comes back to proves nothing.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { intlLocale } from '#locales/locales.ts';
import { localNumbers } from '#locales/numbers.ts';
import type { PaymentRow } from '#server/db/queries/payments.ts';
import { sharesOf } from '#server/db/queries/payments.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { groupedAmount } from '#server/domain/money.ts';
import { orderCode } from '#server/domain/order-codes.ts';
import { originOf } from '#server/http/origin.ts';
import { html, leadOn, sendPlainPage } from '#server/http/plain-page.ts';
import { translate } from '#server/i18n/translate.ts';
import { sendErrorPage } from './error-page.ts';
import { close, paymentWithKey, placeToPay, refresh } from './payments.ts';

type PageRequest = FastifyRequest<{ Params: { payment: string }; Querystring: { key?: string } }>;
type Ending = 'success' | 'cancel';

const paymentOf = (deps: Dependencies, { params, query }: PageRequest) =>
  paymentWithKey(deps, Number(params.payment), String(query.key ?? ''));

const endOf = ({ id, key }: PaymentRow, ending: Ending) => `/order/${id}/payment/${ending}?key=${key}`;

const endings: Record<PaymentRow['status'], { title: string; text: string }> = {
  paid: { title: 'Payment received', text: 'Thank you. Your order is paid.' },
  pending: { title: 'Payment not finished', text: 'Your order is kept and can be paid later from its page.' },
  failed: { title: 'Payment not finished', text: 'Your order is kept and can be paid later from its page.' },
  cancelled: { title: 'Payment was cancelled', text: 'Your order is kept and can be paid later from its page.' },
};

const secondsOpen = 10;

async function sendEnding(deps: Dependencies, reply: FastifyReply, payment: PaymentRow): Promise<FastifyReply> {
  const { language: locale, currency, amount, status } = payment;
  const t = (text: string) => translate(locale, text);
  const shares = await sharesOf(deps.db, payment.id);
  const codes = shares.map(({ order }) => orderCode(order.number)).join(', ');
  const { title, text } = endings[status];
  const body = html`
<h1>${t(title)}</h1>
<p>${t(text)}</p>
<dl>
<div><dt>${t('Order')}</dt><dd><bdi>${codes}</bdi></dd></div>
<div class="total"><dt>${t('Total payable')}</dt><dd><bdi>${localNumbers(groupedAmount(amount), intlLocale(locale))} ${currency}</bdi></dd></div>
</dl>
<p><a class="button main" href="/order-history">${t('Back to my orders')}</a></p>`;
  return sendPlainPage(reply, { locale, title: t(title), body, closesAfter: secondsOpen });
}

export async function registerPaymentPages(app: FastifyInstance, deps: Dependencies): Promise<void> {
  await app.register(async (pages) => {
    pages.setErrorHandler(sendErrorPage);

    pages.get('/order/:payment/payment', async (request: PageRequest, reply) => {
      const payment = await paymentOf(deps, request);
      const place = await placeToPay(deps, payment, originOf(deps, request));
      if (place) return leadOn(reply, place);
      const { status } = await paymentOf(deps, request);
      return leadOn(reply, endOf(payment, status === 'paid' ? 'success' : 'cancel'));
    });

    pages.get('/payment/:payment/callback-success', async (request: PageRequest, reply) => {
      const payment = await paymentOf(deps, request);
      const status = await refresh(deps, payment);
      return leadOn(reply, endOf(payment, status === 'paid' ? 'success' : 'cancel'));
    });

    pages.get('/payment/:payment/callback-cancel', async (request: PageRequest, reply) => {
      const payment = await paymentOf(deps, request);
      const status = await close(deps, payment);
      return leadOn(reply, endOf(payment, status === 'paid' ? 'success' : 'cancel'));
    });

    for (const ending of ['success', 'cancel'] satisfies Ending[]) {
      pages.get(`/order/:payment/payment/${ending}`, async (request: PageRequest, reply) =>
        sendEnding(deps, reply, await paymentOf(deps, request)),
      );
    }
  });
}

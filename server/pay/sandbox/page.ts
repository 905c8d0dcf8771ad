/** The page of the sandbox on which a shopper pays, is declined or turns back; it says that no money moves. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { intlLocale, type Locale } from '#locales/locales.ts';
import { localNumbers } from '#locales/numbers.ts';
import { fromGateway, groupedAmount } from '#server/domain/money.ts';
import { notFound } from '#server/domain/refusal.ts';
import { isFromOwnMachine } from '#server/http/own-machine.ts';
import { type Html, html, leadOn, sendPlainPage } from '#server/http/plain-page.ts';
import { localeNamed, mainLocale } from '#server/i18n/languages.ts';
import { translate } from '#server/i18n/translate.ts';
import { sendErrorPage } from '../error-page.ts';
import { paymentPageClosed } from '../offer.ts';
import { type Form, textAt } from './form.ts';
import { notify, type SandboxServices } from './notify.ts';
import { payPage, statusAt } from './objects.ts';
import { changeOpen, findSession, type SandboxSession } from './sessions.ts';

type PageRequest = FastifyRequest<{ Params: { session: string } }>;

const localeIn = ({ metadata }: SandboxSession): Locale => localeNamed(metadata.language) ?? mainLocale();

const price = (amount: number, session: SandboxSession): Html => {
  const { currency } = session;
  const number = localNumbers(groupedAmount(fromGateway(amount, currency)), intlLocale(localeIn(session)));
  return html`<bdi>${number} ${currency.toUpperCase()}</bdi>`;
};

const row = (name: Html, value: Html, kind: string) =>
  html`<div class="${kind}"><dt>${name}</dt><dd>${value}</dd></div>`;

/** A shopper of a public shop has to know that the order will count as paid and nothing was. */
const publicNotice =
  'This shop is only trying out how it takes payments. An order that is paid here is not paid with real money.';

function bodyOf(session: SandboxSession, isPublic: boolean): Html {
  const t = (text: string) => translate(localeIn(session), text);
  const notice = isPublic ? html`<p class="note danger" role="alert">${t(publicNotice)}</p>` : html``;
  const declined = session.declined ? html`<p class="danger" role="alert">${t('The card was declined.')}</p>` : html``;
  return html`
<h1>${t('Pay for your order')}</h1>
<p class="note" role="note">${t('This is a sandbox. No money moves and no card is asked for.')}</p>
${notice}${declined}
<dl>
${session.items.map(({ name, amount }) => row(html`<bdi>${name}</bdi>`, price(amount, session), 'item'))}
${row(html`${t('Total payable')}`, price(session.amount, session), 'total')}
</dl>
<form method="post">
<button class="main" name="do" value="pay">${t('Pay now')}</button>
<button name="do" value="decline">${t('Have the card declined')}</button>
<button name="do" value="cancel">${t('Cancel and go back')}</button>
</form>`;
}

export function registerSandboxPage(app: FastifyInstance, deps: SandboxServices): void {
  const { db, clock, sandbox } = deps;

  app.setErrorHandler(sendErrorPage);
  app.addHook('onRequest', async (request) => {
    if (sandbox === 'local' && !isFromOwnMachine(request)) throw paymentPageClosed();
  });

  const openSession = async ({ params }: PageRequest) => {
    const session = await findSession(db, params.session);
    if (!session) throw notFound();
    return { ...session, status: statusAt(session, clock()) };
  };

  const deeds: Record<string, (session: SandboxSession) => Promise<string>> = {
    async pay(session) {
      const paid = await changeOpen(db, session.id, { status: 'complete' }, clock());
      if (paid) await notify(deps, 'checkout.session.completed', paid);
      return session.successUrl;
    },
    async decline(session) {
      const declined = await changeOpen(db, session.id, { declined: true }, clock());
      if (declined) await notify(deps, 'payment_intent.payment_failed', declined);
      return payPage(session);
    },
    cancel: async (session) => session.cancelUrl,
  };

  const goBack = (reply: FastifyReply, { status, successUrl, cancelUrl }: SandboxSession) =>
    leadOn(reply, status === 'complete' ? successUrl : cancelUrl);

  app.get('/:session', async (request: PageRequest, reply) => {
    const session = await openSession(request);
    if (session.status !== 'open') return goBack(reply, session);
    const locale = localeIn(session);
    return sendPlainPage(reply, {
      locale,
      title: translate(locale, 'Pay for your order'),
      body: bodyOf(session, sandbox === 'on'),
    });
  });

  app.post('/:session', async (request: PageRequest, reply) => {
    const session = await openSession(request);
    const requested = textAt(request.body as Form, 'do');
    const deed = Object.hasOwn(deeds, requested) ? deeds[requested] : undefined;
    return leadOn(reply, deed ? await deed(session) : payPage(session));
  });
}

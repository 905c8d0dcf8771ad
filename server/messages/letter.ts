/** A message as its reader gets it: with the code that the database shows as dots, and with whole addresses. */
import type { Config } from '#server/config.ts';
import type { MessageRow } from '#server/db/queries/outbox.ts';
import type { Accents } from '#server/domain/colour.ts';
import { type Filling, hiddenCode } from '#server/domain/mail.ts';
import { mailText } from '#server/domain/mail-text.ts';
import { fitsOneSms } from '#server/domain/sms.ts';
import type { ShopSecret } from '#server/security/shop-secret.ts';
import type { Letter } from './carrier.ts';
import { unsubscribePath } from './unsubscribe-link.ts';

type Shop = { config: Pick<Config, 'publicUrl' | 'port'>; secret: ShopSecret; accents: Accents | undefined };

/** A shop under development has no other address. */
export const mailOrigin = ({ publicUrl, port }: Shop['config']): string =>
  publicUrl?.origin ?? `http://localhost:${port}`;

export function fillingOf({ secret: sealed, mail }: MessageRow, { config, secret, accents }: Shop): Filling {
  const origin = mailOrigin(config);
  const { unsubscribe } = mail ?? {};
  return {
    origin,
    code: sealed ? secret.open(sealed) : hiddenCode,
    unsubscribe: unsubscribe ? `${origin}${unsubscribePath(secret, unsubscribe.userId)}` : '',
    accents,
  };
}

/**
 * The last line binds the code to this site: a browser may then take it from the message (Web OTP). Only if there is
 * room in one message, and only for a shop that knows its address.
 */
function boundCode(body: string, code: string, { config: { publicUrl } }: Shop): string {
  const bound = publicUrl && `${body}\n@${publicUrl.hostname} #${code}`;
  return bound && fitsOneSms(bound) ? bound : body;
}

/** The HTML is made when a mail leaves, so that no transaction waits for it. */
export async function letterOf(message: MessageRow, shop: Shop): Promise<Letter> {
  const filling = fillingOf(message, shop);
  const { channel, recipient, mail } = message;
  const subject = message.subject.replace(hiddenCode, filling.code);
  const body = message.body.replace(hiddenCode, filling.code);
  if (channel === 'sms')
    return { recipient, subject, body: message.secret ? boundCode(body, filling.code, shop) : body };
  if (!mail) return { recipient, subject, body };
  const { mailHtml } = await import('./mail-html.tsx');
  return {
    recipient,
    subject,
    body: mailText(mail, filling),
    html: mailHtml(mail, filling),
    ...(filling.unsubscribe && { unsubscribe: filling.unsubscribe }),
  };
}

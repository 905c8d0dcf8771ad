/** The mail about a message in the chat, for a shopper who is away. */
import { link, type Mail, type MailReader, quote, unsubscribable } from './mail.ts';

type Written = { userId: number; from: string; text: string };

export const awayMail = ({ userId, from, text }: Written, reader: MailReader): Mail => {
  const { t, locale, shop } = reader;
  const heading = t('New message from {name}', { name: from });
  return {
    locale,
    shop,
    subject: heading,
    heading,
    blocks: [quote(text), link(t('Reply'), '/massages')],
    unsubscribe: unsubscribable(reader, userId),
  };
};

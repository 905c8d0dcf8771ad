/** The mail about a message in the chat, for a shopper who is away. */
import { headedMail, link, type Mail, type MailReader, quote, unsubscribable } from './mail.ts';

type Written = { userId: number; from: string; text: string };

export const awayMail = ({ userId, from, text }: Written, reader: MailReader): Mail => {
  const { t } = reader;
  const blocks = [quote(text), link(t('Reply'), '/massages')];
  const mail = headedMail(reader, t('New message from {name}', { name: from }), blocks);
  return { ...mail, unsubscribe: unsubscribable(reader, userId) };
};

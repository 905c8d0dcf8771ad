/** What a new seller is written, in the language in which they applied. */
import { type Mail, type MailBlock, type MailReader, quote, text } from './mail.ts';

/** `name` is that of the seller's own shop. */
const mailAbout = (name: string, { t, locale, shop }: MailReader, blocks: MailBlock[]): Mail => {
  const subject = t('Your shop {name} at {shop}', { shop, name });
  return { locale, shop, subject, heading: subject, blocks };
};

export const receivedMail = (name: string, reader: MailReader): Mail =>
  mailAbout(name, reader, [
    text(reader.t('Your registration is under review. We write to you as soon as it is decided.')),
  ]);

export const approvedMail = (name: string, reader: MailReader): Mail =>
  mailAbout(name, reader, [text(reader.t('Your registration was approved. Welcome as a seller!'))]);

export const refusedMail = (name: string, reason: string, reader: MailReader): Mail =>
  mailAbout(name, reader, [text(reader.t('Your registration was refused, for this reason:')), quote(reason)]);

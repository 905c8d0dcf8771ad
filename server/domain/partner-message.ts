/** What a new seller is written, in the language in which they applied. */
import { leftToRight, link, type Mail, type MailBlock, type MailReader, quote, text } from './mail.ts';

/** `name` is that of the seller's own shop. */
const mailAbout = (name: string, { t, locale, shop }: MailReader, blocks: MailBlock[]): Mail => {
  const subject = t('Your shop {name} at {shop}', { shop, name });
  return { locale, shop, subject, heading: subject, blocks };
};

export const receivedMail = (name: string, reader: MailReader): Mail =>
  mailAbout(name, reader, [
    text(reader.t('Your registration is under review. We write to you as soon as it is decided.')),
  ]);

/** `origin` is the address of the whole shop, and `slug` the seller's shop in commands. */
export type ApprovedShop = { name: string; email: string; slug: string; id: number; origin: string };

const firstCommand = ({ email, origin }: ApprovedShop) =>
  `npm run shop -- --as ${email} --url ${origin} import products goods.csv --pictures ./photos`;

/** Says what to do next: an empty shop is in no list. */
export const approvedMail = (shop: ApprovedShop, reader: MailReader): Mail =>
  mailAbout(shop.name, reader, [
    text(reader.t('Your registration was approved. Welcome as a seller!')),
    text(reader.t('Your shop is open. Shoppers see it as soon as it has a product.')),
    text(reader.t('This command brings your products. It asks for the password of your registration:')),
    quote(leftToRight(firstCommand(shop), reader)),
    text(reader.t('In commands your shop is called {slug}.', { slug: leftToRight(shop.slug, reader) })),
    link(reader.t('See your shop'), `/shops/${shop.id}`),
  ]);

export const refusedMail = (name: string, reason: string, reader: MailReader): Mail =>
  mailAbout(name, reader, [text(reader.t('Your registration was refused, for this reason:')), quote(reason)]);

/** What the shop is written when somebody used the contact form. */
import type { Translate } from './refusal.ts';

type Written = { name: string; phone: string; email: string | null; subject: string; message: string };

/** Subject and body as plain text. */
export const contactMail = ({ name, phone, email, subject, message }: Written, shop: string, t: Translate) => ({
  subject: t('Message to {shop}: {subject}', { shop, subject: subject.replaceAll(/\s+/g, ' ') }),
  body: [
    `${t('Name')}: ${name}`,
    `${t('Phone')}: ${phone}`,
    ...(email === null ? [] : [`${t('Email')}: ${email}`]),
    '',
    message,
  ].join('\n'),
});

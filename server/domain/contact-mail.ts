/** What the shop is written when somebody used the contact form. */
import type { Say } from '#server/http/refusal.ts';

type Written = { name: string; phone: string; email: string | null; subject: string; message: string };

/** Subject and body as plain text. */
export const contactMail = ({ name, phone, email, subject, message }: Written, shop: string, say: Say) => ({
  subject: say('Message to {shop}: {subject}', { shop, subject: subject.replaceAll(/\s+/g, ' ') }),
  body: [
    `${say('Name')}: ${name}`,
    `${say('Phone')}: ${phone}`,
    ...(email === null ? [] : [`${say('Email')}: ${email}`]),
    '',
    message,
  ].join('\n'),
});

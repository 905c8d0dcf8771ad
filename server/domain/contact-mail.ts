/** The mail to the shop for a message of the contact form. */
import { headedMail, type Mail, type MailReader, quote } from './mail.ts';

type Written = { name: string; phone: string; email: string | null; subject: string; message: string };

export const contactMail = ({ name, phone, email, subject, message }: Written, reader: MailReader): Mail => {
  const { t, shop } = reader;
  const heading = t('Message to {shop}: {subject}', { shop, subject: subject.replaceAll(/\s+/g, ' ') });
  return headedMail(reader, heading, [
    {
      kind: 'rows',
      rows: [
        { name: t('Name'), text: name },
        { name: t('Phone'), text: phone },
        ...(email === null ? [] : [{ name: t('Email'), text: email }]),
      ],
    },
    quote(message),
  ]);
};

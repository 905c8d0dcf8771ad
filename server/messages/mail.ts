/** Takes messages to the mail server of SMTP_URL. */
import type { Transporter } from 'nodemailer';
import type { Config } from '#server/config.ts';
import { type Carrier, Refused } from './carrier.ts';

/** A mail server that is slower than this is asked again later. */
const timeout = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000, dnsTimeout: 10_000 };

/** The server knows no such reader. A refused log-in or a full disk may be mended, so they are tried again. */
const isForGood = (error: unknown): boolean =>
  error instanceof Error &&
  (error as { code?: unknown }).code === 'EENVELOPE' &&
  Number((error as { responseCode?: unknown }).responseCode ?? 500) >= 500;

/** Mail programs show a button that posts to the address (RFC 8058). */
const unsubscribeHeaders = (address: string) => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

export function mailCarrier({ url, from }: NonNullable<Config['mail']>, limits: Partial<typeof timeout> = {}): Carrier {
  let opening: Promise<Transporter> | undefined;
  const open = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ ...timeout, ...limits, url }, { from, disableFileAccess: true, disableUrlAccess: true });
  };
  return {
    async send({ recipient, subject, body, html, unsubscribe }, signal) {
      opening ??= open();
      const transport = await opening;
      try {
        // As an object the address is taken as it is: a comma in it cannot become a second reader.
        await transport.sendMail({
          to: { name: '', address: recipient },
          subject,
          text: body,
          ...(html && { html }),
          ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
          signal,
        });
      } catch (error) {
        throw isForGood(error) ? new Refused('The mail server refused the address.', { cause: error }) : error;
      }
    },
  };
}

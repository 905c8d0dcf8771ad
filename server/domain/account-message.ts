/** Messages about an account: one-time codes, a welcome, and warnings about what an intruder could do. */
import {
  headedMail,
  hiddenCode,
  link,
  type Mail,
  type MailBlock,
  type MailReader,
  note,
  text,
  unsubscribable,
} from './mail.ts';
import { codePolicy } from './one-time-code.ts';
import { smsText } from './sms.ts';

/** The same news as a mail and as a text message. */
export type AccountMessage = (reader: MailReader) => { mail: Mail; sms: string };

const minutes = codePolicy.validMs / 60_000;

/** The code comes in when the message leaves. */
export const codeMessage: AccountMessage = ({ t, shop, locale }) => ({
  mail: {
    locale,
    shop,
    subject: t('{code} is your code for {shop}', { code: hiddenCode, shop }),
    heading: t('Your code for {shop}', { shop }),
    blocks: [
      { kind: 'code' },
      text(t('It is valid for {minutes, plural, one {# minute} other {# minutes}}.', { minutes })),
      note(t('If you did not ask for it, ignore this message. Never tell the code to anybody.')),
    ],
  },
  sms: smsText(t, '{shop}: your code is {code}. Never share it.', { shop, code: hiddenCode }),
});

type Warning = { subject: string; sentences: string[]; sms: string; more?: (reader: MailReader) => MailBlock[] };

const warning =
  ({ subject, sentences, sms, more }: Warning): AccountMessage =>
  (reader) => {
    const { t, shop } = reader;
    return {
      mail: headedMail(reader, t(subject, { shop }), [
        ...sentences.map((sentence) => text(t(sentence))),
        ...(more?.(reader) ?? []),
      ]),
      sms: smsText(t, sms, { shop }),
    };
  };

export const lockMessage = warning({
  subject: 'Wrong codes for your account at {shop}',
  sentences: [
    'Somebody has entered wrong codes for your account again and again.',
    'Codes for your account are locked for now. Signing in with your password still works.',
    'On a device you’ve logged in on before, codes still work. The shop can lift the lock.',
  ],
  sms: '{shop}: wrong codes were entered for your account. Codes are locked for now.',
});

export const loginLockMessage = warning({
  subject: 'Wrong passwords for your account at {shop}',
  sentences: [
    'Someone keeps entering wrong passwords for your account.',
    'Your password still works on devices you’ve logged in on before. On another device, ask for a code and set a new password, or wait an hour.',
  ],
  sms: '{shop}: someone keeps entering wrong passwords for your account.',
});

/** For the owner of an address with which somebody wanted to register once more. */
export const contactInUse = warning({
  subject: 'Your email address or phone number was used at {shop}',
  sentences: [
    'Someone tried to register as a seller with your email address or phone number, which already belongs to your account.',
    'If it was you, use another email address and phone number. If not, you can ignore this message.',
  ],
  sms: '{shop}: someone tried to register with your phone number.',
});

const changed = (what: string, sms: string) =>
  warning({
    subject: 'Your account at {shop} was changed',
    sentences: [what, 'If this was not you, contact the shop at once.'],
    sms,
    more: ({ t }) => [link(t('Contact us'), '/contact-us')],
  });

export const contactChanged = changed(
  'Your email address or phone number was changed.',
  '{shop}: your email address or phone number was changed. Not you? Contact us.',
);
export const passkeyAdded = changed(
  'A passkey was added. Anyone who can unlock its device can log in to your account.',
  '{shop}: a passkey was added to your account. Not you? Contact us.',
);
export const passwordChanged = changed(
  'Your password was changed.',
  '{shop}: your password was changed. Not you? Contact us.',
);

/** `device` and `time` as the list of devices shows them. */
export const newDevice = (device: string, time: string) =>
  warning({
    subject: 'New login to your account at {shop}',
    sentences: ['Someone logged in to your account on a new device.'],
    sms: '{shop}: new login to your account. Not you? Change your password.',
    more: ({ t }) => [
      {
        kind: 'rows',
        rows: [
          { name: t('Device'), text: device },
          { name: t('Time'), text: time },
        ],
      },
      text(t('If it was you, there’s nothing to do. If not, change your password now.')),
      link(t('Change Password'), '/change-password'),
    ],
  });

export const welcomeMail = (reader: MailReader, { id, name }: { id: number; name: string }): Mail => {
  const { t, shop } = reader;
  const blocks = [
    text(t('Hello {name}, your account is ready.', { name })),
    text(t('Fill your cart, order, and follow every order from your account.')),
    link(t('Start shopping'), '/'),
  ];
  return { ...headedMail(reader, t('Welcome to {shop}', { shop }), blocks), unsubscribe: unsubscribable(reader, id) };
};

export const accountErased = warning({
  subject: 'Your account at {shop} was deleted',
  sentences: [
    'Your account and your data were deleted. Orders stay in the books of the shop without your name.',
    'If this was not you, contact the shop at once.',
  ],
  sms: '{shop}: your account and your data were deleted.',
  more: ({ t }) => [link(t('Contact us'), '/contact-us')],
});

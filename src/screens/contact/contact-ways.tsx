/** The ways to the shop as links; a way that is no address of the web leads nowhere. */
import MailIcon from 'lucide-react/icons/mail';
import MessageCircleIcon from 'lucide-react/icons/message-circle';
import MessagesSquareIcon from 'lucide-react/icons/messages-square';
import PhoneIcon from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import type { Contact } from '#machines/query/contract.types.ts';
import { webLink } from '#src/components/web-link.ts';
import type { MessageKey } from '#src/i18n/messages.ts';

export type Way = { name: MessageKey; icon: ReactNode; href: string; text: string };

const digits = (phone: string) => phone.replace(/\D/g, '');
const isWeb = (address: string) => /^https?:\/\//i.test(webLink(address)?.href ?? '');

export const waysOf = ({ phone, email, whatsapp, messenger }: Contact): Way[] => [
  ...(phone ? [{ name: 'Phone' as const, icon: <PhoneIcon />, href: `tel:+${digits(phone)}`, text: phone }] : []),
  ...(email
    ? [{ name: 'Email' as const, icon: <MailIcon />, href: `mailto:${encodeURIComponent(email)}`, text: email }]
    : []),
  ...(whatsapp
    ? [
        {
          name: 'WhatsApp' as const,
          icon: <MessageCircleIcon />,
          href: `https://wa.me/${digits(whatsapp)}`,
          text: whatsapp,
        },
      ]
    : []),
  ...(messenger && isWeb(messenger)
    ? [
        {
          name: 'Messenger' as const,
          icon: <MessagesSquareIcon />,
          href: messenger,
          text: messenger.replace(/^https?:\/\//i, ''),
        },
      ]
    : []),
];

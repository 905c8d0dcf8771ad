import MailIcon from 'lucide-react/icons/mail';
import MapPinIcon from 'lucide-react/icons/map-pin';
import MessageCircleIcon from 'lucide-react/icons/message-circle';
import MessagesSquareIcon from 'lucide-react/icons/messages-square';
import PhoneIcon from 'lucide-react/icons/phone';
import { type ReactNode, useId } from 'react';
import { asciiDigits } from '#locales/typed-numbers.ts';
import type { Contact } from '#machines/query/contract.types.ts';
import { mailLink, phoneLink } from '#src/components/contact-link.ts';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { webLink } from '#src/components/web-link.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { contactQuery } from '#src/routes/content-queries.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './ContactScreen.css.ts';

/** The ways to the shop as links; a way that is no address of the web leads nowhere. */
type Way = { name: MessageKey; icon: ReactNode; href: string; text: string };

/** The service takes the digits of a number with its country code, and nothing else. */
const whatsappLink = (phone: string) => `https://wa.me/${asciiDigits(phone).replace(/\D/g, '')}`;
const isWeb = (address: string) => /^https?:\/\//i.test(webLink(address)?.href ?? '');

const waysOf = ({ phone, email, whatsapp, messenger }: Contact): Way[] => {
  const [call, mail] = [phoneLink(phone), mailLink(email)];
  return [
    ...(phone && call ? [{ name: 'Phone' as const, icon: <PhoneIcon />, href: call, text: phone }] : []),
    ...(email && mail ? [{ name: 'Email' as const, icon: <MailIcon />, href: mail, text: email }] : []),
    ...(whatsapp
      ? [{ name: 'WhatsApp' as const, icon: <MessageCircleIcon />, href: whatsappLink(whatsapp), text: whatsapp }]
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
};

const Entry = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <li className={styles.way}>
    <span className={styles.contactWaysIcon}>{icon}</span>
    <div className={styles.contactWaysText}>
      <p className={styles.label}>{label}</p>
      {children}
    </div>
  </li>
);

const pending = (
  <Stack gap={4}>
    <Skeleton shape="control" />
    <Skeleton shape="control" />
    <Skeleton shape="control" />
  </Stack>
);

/** The ways that the shop has, and where it is. */
export const ContactWays = () => {
  const t = useMessages();
  const id = useId();
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={5}>
        <h2 id={id}>{t('Contact information')}</h2>
        <QueryView result={useQuery(contactQuery())} skeleton={pending}>
          {(contact) => (
            <ul className={styles.list}>
              {waysOf(contact).map(({ name, icon, href, text }) => (
                <Entry key={name} icon={icon} label={t(name)}>
                  <TextLink href={href} isExternal target={href.startsWith('http') ? '_blank' : undefined}>
                    <bdi dir="ltr">{text}</bdi>
                  </TextLink>
                </Entry>
              ))}
              {contact.address ? (
                <Entry icon={<MapPinIcon />} label={t('Address')}>
                  <bdi>{contact.address}</bdi>
                </Entry>
              ) : null}
            </ul>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
};

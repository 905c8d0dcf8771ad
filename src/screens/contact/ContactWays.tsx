import MapPinIcon from 'lucide-react/icons/map-pin';
import { type ReactNode, useId } from 'react';
import { QueryView } from '#src/components/QueryView/QueryView.tsx';
import { contactQuery } from '#src/routes/content-queries.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { useQuery } from '#src/shop/use-query.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TextLink } from '#src/ui/TextLink/TextLink.tsx';
import * as styles from './ContactWays.css.ts';
import { waysOf } from './contact-ways.tsx';

const Entry = ({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) => (
  <li className={styles.way}>
    <span className={styles.icon}>{icon}</span>
    <div className={styles.text}>
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

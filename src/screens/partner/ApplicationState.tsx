import BadgeCheckIcon from 'lucide-react/icons/badge-check';
import CircleXIcon from 'lucide-react/icons/circle-x';
import HourglassIcon from 'lucide-react/icons/hourglass';
import type { PartnerApplication } from '#machines/partner/partner.types.ts';
import { ofKnown } from '#src/i18n/known-text.ts';
import type { MessageKey } from '#src/i18n/messages.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './PartnerScreen.css.ts';

type Variant = {
  tone: 'accent' | 'success' | 'danger';
  icon: typeof HourglassIcon;
  name: MessageKey;
  text: MessageKey;
};

const looks: Record<string, Variant> = {
  under_review: {
    tone: 'accent',
    icon: HourglassIcon,
    name: 'Under review',
    text: 'We look at every shop ourselves, and write to you as soon as it is decided. Keep this address to look again.',
  },
  approved: { tone: 'success', icon: BadgeCheckIcon, name: 'Approved', text: 'Welcome! Your shop is open.' },
  refused: {
    tone: 'danger',
    icon: CircleXIcon,
    name: 'Not approved',
    text: 'You can put it right and register again.',
  },
};

/** Of a status that another back end has added, only its own text is known. */
const unknownLook = { tone: 'neutral', icon: HourglassIcon, name: undefined, text: undefined } as const;

const Day = ({ label, moment }: { label: string; moment: string | null | undefined }) => {
  const dates = useDates();
  return moment ? (
    <div>
      <dt className={styles.label}>{label}</dt>
      {/* The server and the browser name the same day. */}
      <dd className={styles.value}>{dates.day(moment, 'UTC')}</dd>
    </div>
  ) : null;
};

export const ApplicationState = ({ application }: { application: PartnerApplication }) => {
  const t = useMessages();
  const { status, shop_name, submitted_at, decided_at, note } = application;
  const { tone, icon: Icon, name, text } = ofKnown(looks, status, unknownLook);
  return (
    <Card as="section">
      <div className={styles.state}>
        <Tag tone={tone} icon={<Icon />}>
          {name ? t(name) : status}
        </Tag>
        <h1 dir="auto">{shop_name}</h1>
        {text ? <p>{t(text)}</p> : null}
        {note ? (
          <Notice tone="warning">
            <p dir="auto">{note}</p>
          </Notice>
        ) : null}
        <dl className={styles.facts}>
          <Day label={t('Sent on')} moment={submitted_at} />
          <Day label={t('Decided on')} moment={decided_at} />
        </dl>
        {status === 'refused' ? (
          <ButtonLink href={pathTo('partnerRegister')}>{t('Register again')}</ButtonLink>
        ) : (
          <ButtonLink href={pathTo('home')}>{t('Start shopping')}</ButtonLink>
        )}
      </div>
    </Card>
  );
};

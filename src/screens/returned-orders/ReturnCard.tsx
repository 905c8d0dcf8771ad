import type { ReturnOrder } from '#machines/query/contract.types.ts';
import { ReturnStatusTag } from '#src/features/orders/ReturnStatusTag.tsx';
import { formatDay } from '#src/i18n/dates.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { useMoney } from '#src/shop/use-money.ts';
import { ButtonLink } from '#src/ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#src/ui/Card/Card.tsx';
import * as styles from './ReturnCard.css.ts';

const Fact = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>
      <bdi>{children}</bdi>
    </dd>
  </div>
);

/** A return at a glance: of which order, where it stands, what it is worth. */
export const ReturnCard = ({ returned }: { returned: ReturnOrder }) => {
  const t = useMessages();
  const money = useMoney();
  const locale = useLocale();
  const code = returned.order_id;
  return (
    <Card as="li">
      <div className={styles.head}>
        <h2 className={styles.code}>
          <bdi dir="ltr">{code}</bdi>
        </h2>
        <ReturnStatusTag status={returned.status} />
      </div>
      <div className={styles.body}>
        <dl className={styles.facts}>
          <Fact label={t('Placed on')}>{formatDay(returned.created_at ?? '', locale) || returned.return_date}</Fact>
          <Fact label={t('QTY')}>{String(returned.quantity)}</Fact>
          <Fact label={t('Amount')}>{money(returned.amount)}</Fact>
        </dl>
        <ButtonLink
          variant="secondary"
          size="small"
          href={pathTo('returnedOrder', { id: returned.id })}
          label={t('View details of the return from order {code}', { code })}
        >
          {t('View details')}
        </ButtonLink>
      </div>
    </Card>
  );
};

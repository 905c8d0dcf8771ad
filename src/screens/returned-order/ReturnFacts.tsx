import { useId } from 'react';
import type { ReturnDetails } from '#machines/query/contract.types.ts';
import { formatDay } from '#src/i18n/dates.ts';
import { useLocale, useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './ReturnFacts.css.ts';

export const ReturnFacts = ({ returned }: { returned: ReturnDetails }) => {
  const t = useMessages();
  const locale = useLocale();
  const id = useId();
  const isPaid = returned.payment_status === 'Paid';
  const facts = [
    [t('Return date'), formatDay(returned.created_at ?? '', locale) || returned.return_date],
    [t('Purchased from'), returned.shop_name],
    [t('Collection address'), returned.return_address],
    [t('Reason'), returned.reason],
  ] as const;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <h2 id={id}>{t('Return request')}</h2>
        <dl className={styles.facts}>
          {facts.map(([label, text]) => (
            <div key={label}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.text}>
                <bdi>{text}</bdi>
              </dd>
            </div>
          ))}
          <div>
            <dt className={styles.label}>{t('Refund')}</dt>
            <dd>
              <Tag tone={isPaid ? 'success' : 'warning'}>{isPaid ? t('Paid') : t('Unpaid')}</Tag>
            </dd>
          </div>
        </dl>
      </Stack>
    </Card>
  );
};

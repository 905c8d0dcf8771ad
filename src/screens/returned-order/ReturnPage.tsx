import { useId } from 'react';
import { isReturnFinal, returnTimeline } from '#machines/lifecycles/return.machine.ts';
import type { ReturnDetails } from '#machines/query/contract.types.ts';
import { Photos } from '#src/components/Photos/Photos.tsx';
import type { Step } from '#src/components/Timeline/Timeline.tsx';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import { ReturnStatusTag, returnStatusText } from '#src/features/orders/ReturnStatusTag.tsx';
import { returnDay } from '#src/features/orders/return-day.ts';
import { knownText } from '#src/i18n/known-text.ts';
import { isolated } from '#src/i18n/messages.ts';
import { useDates } from '#src/shop/use-dates.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Card } from '#src/ui/Card/Card.tsx';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import { Tag } from '#src/ui/Tag/Tag.tsx';
import * as styles from './ReturnPage.css.ts';
import { ReturnProducts } from './ReturnProducts.tsx';

const ReturnFacts = ({ returned }: { returned: ReturnDetails }) => {
  const t = useMessages();
  const dates = useDates();
  const id = useId();
  const isPaid = returned.payment_status === 'Paid';
  const facts = [
    [t('Return date'), returnDay(dates, returned)],
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

/** How a status ends the timeline: cancelled is bad, any other final status is good. */
const endOf = (status: string): Step['end'] => {
  if (status === 'Cancelled') return 'bad';
  return isReturnFinal(status) ? 'good' : undefined;
};

const returnSteps = (
  { status: now, history = [] }: Pick<ReturnDetails, 'status' | 'history'>,
  nameOf: (status: string) => string,
): Step[] => {
  const way = returnTimeline(
    now,
    history.map(({ status }) => status),
  );
  const present = way.indexOf(now);
  return way.map((status, index) => ({
    status,
    name: nameOf(status),
    state: index < present ? 'done' : index === present ? 'current' : 'ahead',
    end: endOf(status),
    at: history.find((entry) => entry.status === status)?.at,
  }));
};

const ReturnPhotos = ({ photos }: { photos: readonly string[] }) => {
  const t = useMessages();
  const id = useId();
  if (photos.length === 0) return null;
  return (
    <Card as="section" labelledBy={id}>
      <Stack gap={4}>
        <h2 id={id}>{t('Photos')}</h2>
        <Photos photos={photos} />
      </Stack>
    </Card>
  );
};

const ShopNote = ({ returned: { status, reject_note: note } }: { returned: ReturnDetails }) => {
  const t = useMessages();
  if (!note) return null;
  const isCancelled = status === 'Cancelled';
  return (
    <Notice tone={isCancelled ? 'danger' : 'info'} title={t(isCancelled ? 'Reason for cancellation' : 'The shop says')}>
      <p dir="auto">{note}</p>
    </Notice>
  );
};

export const ReturnPage = ({ returned }: { returned: ReturnDetails }) => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <Cluster>
        <h1>{t('Return from order {code}', { code: isolated(returned.order_id) })}</h1>
        <ReturnStatusTag status={returned.status} />
      </Cluster>
      <ShopNote returned={returned} />
      {returned.status ? (
        <Timeline
          title={t('Return progress')}
          steps={returnSteps(returned, (status) => knownText(returnStatusText, status, t))}
        />
      ) : null}
      <ReturnProducts returned={returned} />
      <ReturnFacts returned={returned} />
      <ReturnPhotos photos={returned.photos ?? []} />
    </Stack>
  );
};

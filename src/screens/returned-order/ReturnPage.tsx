import type { ReturnDetails } from '#machines/query/contract.types.ts';
import { isolated } from '#src/components/isolated.ts';
import { Timeline } from '#src/components/Timeline/Timeline.tsx';
import { ReturnStatusTag } from '#src/features/orders/ReturnStatusTag.tsx';
import { useMessages } from '#src/shop/use-messages.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { Cluster, Stack } from '#src/ui/Stack/Stack.tsx';
import { ReturnFacts } from './ReturnFacts.tsx';
import { ReturnPhotos } from './ReturnPhotos.tsx';
import { ReturnProducts } from './ReturnProducts.tsx';
import { returnSteps } from './return-steps.ts';

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
      <Timeline title={t('Return progress')} steps={returnSteps(returned, t)} />
      <ReturnProducts returned={returned} />
      <ReturnFacts returned={returned} />
      <ReturnPhotos photos={returned.photos ?? []} />
    </Stack>
  );
};

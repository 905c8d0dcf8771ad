import PackageSearchIcon from 'lucide-react/icons/package-search';
import type { OrderDetails } from '#machines/query/contract.types.ts';
import { selectReturnRequest } from '#machines/return-request/return-request.selectors.ts';
import { FormPending } from '#src/components/FormPending.tsx';
import { NotFoundState } from '#src/components/NotFoundState.tsx';
import { QueryFailed } from '#src/components/QueryView/QueryFailed.tsx';
import type { ScreenProps } from '#src/routes/page.types.ts';
import { pathTo } from '#src/routes/paths.ts';
import { useFacts, useFlow } from '#src/shop/use-flow.ts';
import { useMessages } from '#src/shop/use-messages.ts';
import { Breadcrumbs } from '#src/ui/Breadcrumbs/Breadcrumbs.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { ReturnForm } from './ReturnForm.tsx';

/** There is no such order, or nothing of it can be returned any more. */
const NotReturnable = ({ order }: { order: OrderDetails | undefined }) => {
  const t = useMessages();
  const back = order ? pathTo('orderDetails', { id: order.id }) : pathTo('orderHistory');
  return (
    <NotFoundState
      icon={<PackageSearchIcon />}
      title={order ? t('Nothing of this order can be returned') : t('This order could not be found')}
      text={order ? t('The time for it has passed, or a return has it already') : undefined}
      href={back}
      linkText={order ? t('Order details') : t('Back to Order History')}
    />
  );
};

const useContent = () => {
  const t = useMessages();
  const flow = useFlow('returnRequest');
  const facts = useFacts('returnRequest', selectReturnRequest);
  const { stage, isOpen, fields } = facts;
  if (stage === 'loading' || stage === 'expired') return <FormPending title={t('Return a product')} />;
  if (stage === 'failed') {
    return <QueryFailed failure={facts.failure} level={1} onRetry={() => flow.send({ type: 'form.retry' })} />;
  }
  if (stage === 'missing' || !isOpen || !fields.order) return <NotReturnable order={fields.order} />;
  return <ReturnForm facts={facts} order={fields.order} />;
};

/** The form that requests a return of lines of an order. */
export const ReturnProductScreen = ({ params: { id = '' } }: ScreenProps) => {
  const t = useMessages();
  return (
    <Stack gap={5}>
      <Breadcrumbs
        label={t('You are here')}
        items={[
          { label: t('Order History'), href: pathTo('orderHistory') },
          { label: t('Order details'), href: pathTo('orderDetails', { id }) },
          { label: t('Return a product') },
        ]}
      />
      {useContent()}
    </Stack>
  );
};

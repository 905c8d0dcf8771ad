import type { OrderDetails } from '#machines/query/contract.types.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { useMoneyBack } from './money-back.ts';

/** Each part of the payment that the shop sends back, and why. */
export const PartRefunds = ({ order }: { order: OrderDetails }) => {
  const sentence = useMoneyBack();
  return (order.part_refunds ?? []).map((refund) => (
    // The shop refuses the same amount for the same reason.
    <Notice key={`${refund.amount} ${refund.note}`} tone="info" title={sentence(refund)}>
      {refund.note ? (
        <p>
          <bdi>{refund.note}</bdi>
        </p>
      ) : null}
    </Notice>
  ));
};

import type { OrderDetails } from '#machines/query/contract.types.ts';
import { Notice } from '#src/ui/Notice/Notice.tsx';
import { useMoneyBack } from './money-back.ts';

/** Each part of the payment that the shop sends back, and why. */
export const PartRefunds = ({ order }: { order: OrderDetails }) => {
  const sentence = useMoneyBack();
  return (order.part_refunds ?? []).map((refund, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list only grows, and its rows have no ids
    <Notice key={at} tone="info" title={sentence(refund)}>
      {refund.note ? <p dir="auto">{refund.note}</p> : null}
    </Notice>
  ));
};

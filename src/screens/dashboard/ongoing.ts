import type { OrderPage } from '#machines/query/contract.types.ts';

type Counts = OrderPage['status_wise_orders'];

/** What existing shops count as ongoing: an order that waits to be picked up is not among them. */
export const ongoingIn = ({ pending, confirm, processing, on_the_way }: Counts): number =>
  pending + confirm + processing + on_the_way;

/** What a view may know of a shop's vouchers. */
import type { SnapshotFrom } from 'xstate';
import type { vouchersMachine } from './vouchers.machine.ts';
import type { VouchersFacts, VouchersStage } from './vouchers.types.ts';

type VouchersSnapshot = Pick<SnapshotFrom<typeof vouchersMachine>, 'value' | 'context'>;

const stageOf = ({ value: { dialog } }: VouchersSnapshot): VouchersStage =>
  typeof dialog === 'string' ? dialog : 'listing';

/** Flat facts; compare with `shallowEqual`. */
export const selectVouchers = (snapshot: VouchersSnapshot): VouchersFacts => {
  const { shop, vouchers, collectingId, failure } = snapshot.context;
  return { stage: stageOf(snapshot), shop, vouchers, collectingId, failure };
};

/** Before the flow runs. */
export const noVouchersFacts: VouchersFacts = {
  stage: 'closed',
  shop: undefined,
  vouchers: [],
  collectingId: undefined,
  failure: undefined,
};

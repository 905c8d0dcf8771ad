/** A shop's vouchers walked along every edge. */
import { vouchersMachine } from '#machines/vouchers/vouchers.machine.ts';
import { voucherModels } from '#tests/models/vouchers.ts';
import { walkEveryEdge } from '#tests/support/charts/walk.ts';

walkEveryEdge({
  machine: vouchersMachine,
  ports: ['listVouchers', 'collectVoucher'],
  models: voucherModels,
});

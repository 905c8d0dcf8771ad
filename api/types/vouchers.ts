/** Types of vouchers. */
import type { components } from '#api/generated/schema.ts';
import type { Open } from './open.ts';

type ContractVoucher = components['schemas']['Voucher'];
export type Voucher = Omit<ContractVoucher, 'discount_type'> & {
  discount_type: Open<ContractVoucher['discount_type']>;
};

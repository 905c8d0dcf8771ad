/** Shapes of vouchers. */
import type { components } from '#api/generated/schema.ts';

export type Voucher = components['schemas']['Voucher'];

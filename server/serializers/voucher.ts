/** Vouchers as the contract describes them. */
import type { components } from '#api/generated/schema.ts';
import { longDateTime } from '#server/domain/dates.ts';
import { toMoney } from '#server/domain/money.ts';
import type { Voucher } from '#server/domain/vouchers.ts';

export const serializeVoucher = (voucher: Voucher, isCollected: boolean): components['schemas']['Voucher'] => ({
  id: voucher.id,
  voucher_type: 'shop',
  code: voucher.code,
  discount_type: voucher.discountType,
  discount: voucher.discountType === 'Amount' ? toMoney(voucher.discount) : voucher.discount,
  min_order_amount: toMoney(voucher.minOrderAmount),
  max_discount_amount: toMoney(voucher.maxDiscountAmount),
  limit_for_user: voucher.limitPerUser,
  shop_id: voucher.shopId,
  started: longDateTime(voucher.startsAt),
  validity: longDateTime(voucher.endsAt),
  is_collected: isCollected,
});

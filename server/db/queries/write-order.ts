/** Writes one order with its lines and taxes; the database writes the history. */
import type { Db } from '#server/db/pool.ts';
import { orderLines, orders, orderTaxes } from '#server/db/schema/orders.ts';
import type { AddressSnapshot } from '#server/domain/address-snapshot.ts';
import { type DeliveryTime, deliveryColumns } from '#server/domain/delivery-time.ts';
import { type Minor, sum } from '#server/domain/money.ts';
import type { ShopQuote } from '#server/domain/quote.ts';
import type { SoldOutChoice } from '#server/domain/sold-out.ts';
import type { Translated } from '#server/domain/texts.ts';

export type NamedTax = { id: number; name: Translated; percentage: number };

export type DraftLine = {
  ifSoldOut?: SoldOutChoice | null;
  productId: number;
  packagingId: number;
  quantity: number;
  unitPrice: Minor;
  priceBeforeDiscount: Minor;
  name: Translated;
  packagingLabel: Translated;
  sizeId: number | null;
  sizeName: Translated | null;
  colorId: number | null;
  colorName: Translated | null;
  brand: Translated | null;
  picture: string;
};

export type OrderDraft = {
  checkoutId: string;
  userId: number;
  quote: ShopQuote<NamedTax>;
  /** The shopper whose discount is in the quote. */
  voucher?: { id: number; code: string } | undefined;
  lines: DraftLine[];
  estimatedDelivery: Translated;
  deliveryTime?: DeliveryTime | undefined;
  paymentMethod: string;
  address: AddressSnapshot;
  isBuyNow?: boolean;
  note?: string | null;
  ifSoldOut?: SoldOutChoice | null;
  placedAt: Date;
};

export type WrittenOrder = { id: number; number: number; shopId: number; payable: Minor };

const savedOn = (line: DraftLine) => (line.priceBeforeDiscount - line.unitPrice) * line.quantity;

export const orderRow = ({ quote, lines, address, ...draft }: OrderDraft): typeof orders.$inferInsert => ({
  checkoutId: draft.checkoutId,
  userId: draft.userId,
  shopId: quote.shopId,
  paymentMethod: draft.paymentMethod,
  total: quote.total,
  discount: sum(lines.map(savedOn)),
  couponDiscount: quote.coupon,
  voucherId: draft.voucher?.id ?? null,
  couponCode: draft.voucher?.code ?? null,
  delivery: quote.delivery,
  tax: quote.tax,
  payable: quote.payable,
  isBuyNow: draft.isBuyNow ?? false,
  note: draft.note ?? null,
  ifSoldOut: draft.ifSoldOut ?? null,
  addressId: address.id,
  address,
  estimatedDelivery: draft.estimatedDelivery,
  ...deliveryColumns(draft.deliveryTime),
  placedAt: draft.placedAt,
});

/** Call it inside a transaction, with all orders of a checkout at once: it takes three statements. */
export async function writeOrders(tx: Db, drafts: readonly OrderDraft[]): Promise<WrittenOrder[]> {
  const written = await tx
    .insert(orders)
    .values(drafts.map(orderRow))
    .returning({ id: orders.id, number: orders.number, shopId: orders.shopId, payable: orders.payable });
  const idOf = (draft: OrderDraft) => written[drafts.indexOf(draft)]?.id ?? 0;
  const lines = drafts.flatMap((draft) => draft.lines.map((line) => ({ ...line, orderId: idOf(draft) })));
  await tx.insert(orderLines).values(lines);
  const taxes = drafts.flatMap((draft) =>
    draft.quote.taxes.map(({ id, ...tax }) => ({ ...tax, taxId: id, orderId: idOf(draft) })),
  );
  if (taxes.length > 0) await tx.insert(orderTaxes).values(taxes);
  return written;
}

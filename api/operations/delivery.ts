/** The delivery times of the shops of a checkout. */
import type { Client } from '../client.ts';
import { checkedDataOf } from '../data-of.ts';
import type { DeliveryChoice, DeliveryOffer } from '../types/delivery.ts';
import type { Id } from '../types/id.ts';

const offerValidator = async () => (await import('../validators/delivery.ts')).deliveryOfferValidator;

/** A shop that offers no times is not in the result. */
export const listDeliverySlots = (
  client: Client,
  { shopIds }: { shopIds: readonly Id[] },
  signal: AbortSignal | null = null,
): Promise<DeliveryOffer> =>
  checkedDataOf(
    client.GET('/delivery-slots', { params: { query: { shop_ids: shopIds.join(',') } }, signal }),
    offerValidator,
  );

/** Holds one place a shop; the same call again renews it. */
export const holdDeliverySlots = (
  client: Client,
  { slots }: { slots: DeliveryChoice[] },
  signal: AbortSignal | null = null,
): Promise<DeliveryOffer> => checkedDataOf(client.POST('/delivery-slots', { body: { slots }, signal }), offerValidator);

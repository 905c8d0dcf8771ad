/** The vocabulary of the delivery times. */
import type { DeliveryChoice, DeliveryOffer } from '#api/types/delivery.ts';
import type { Failure } from '#api/types/failure.ts';
import type { Id } from '../shared/ids.ts';

export type { DeliveryChoice, DeliveryOffer, DeliveryShop, DeliverySlot, DeliveryTime } from '#api/types/delivery.ts';

/** `day` is an ISO date in the time zone of the shop. */
export type ShownDay = { shopId: Id; day: string };

export type DeliveryTimeContext = {
  /** The shops of the checkout. */
  shopIds: Id[];
  offer: DeliveryOffer | undefined;
  /** What the shopper chose, as last sent; null is as soon as possible. */
  choices: DeliveryChoice[];
  /** The day of each shop whose times are in sight. */
  days: ShownDay[];
  failure: Failure | undefined;
};

export type DeliveryTimeEvent =
  /** The checkout was quoted for these shops, or an order was refused: the times are fetched. */
  | { type: 'delivery.load'; shopIds: Id[] }
  /** A null `from` is as soon as possible. */
  | { type: 'delivery.choose'; shopId: Id; from: string | null }
  /** The times of this day are shown. */
  | { type: 'delivery.showDay'; shopId: Id; day: string }
  | { type: 'delivery.retry' };

/** `absent`: the back end has no delivery times, or no shop here offers any. */
export type DeliveryTimeStage = 'absent' | 'loading' | 'choosing' | 'holding' | 'failed' | 'expired';

/** The choices that the server holds a place for. */
export type DeliveryTimeFacts = {
  stage: DeliveryTimeStage;
  offer: DeliveryOffer | undefined;
  choices: DeliveryChoice[];
  days: ShownDay[];
  failure: Failure | undefined;
};

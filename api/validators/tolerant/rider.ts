/** Who brings an order. */
import type { OrderDetails } from '../../types/orders.ts';
import { nullable, record, text, type Validator, words } from './tolerant.ts';

type Rider = NonNullable<OrderDetails['rider']>;

const known = record<Rider>(['name'], { name: words, phone: nullable(text()) });

/** Some back ends send an empty list for nobody. */
export const rider: Validator<Rider> = (value, place) => (Array.isArray(value) ? undefined : known(value, place));

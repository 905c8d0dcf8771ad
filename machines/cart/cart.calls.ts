/** What the lines region asks its ports, and what it does with each kind of answer. */
import type { Cart } from '#api/types/cart.ts';
import { expectedCart, quantityIn } from './cart.optimistic.ts';
import type { Addition, CartContext, CartEvent, LineChange, LineKey } from './cart.types.ts';

const lineOfEvent = ({ productId, packagingId }: LineKey): LineKey => ({ productId, packagingId });

const additionOfEvent = (event: Extract<CartEvent, { type: 'cart.add' }>): Addition => ({
  kind: 'add',
  product: event.product,
  quantity: event.quantity ?? 1,
  purpose: event.purpose ?? 'cart',
});

/** The change in flight as the contract's body. */
export const changedLine = ({ change }: CartContext) => {
  const { productId, packagingId } = (change as LineChange).line;
  return { product_id: productId, packaging_id: packagingId, is_buy_now: false };
};

export const changedQuantity = ({ change }: CartContext) => (change?.kind === 'set' ? change.quantity : 1);

export const addedLine = ({ change }: CartContext) => {
  const { product, quantity, purpose, key } = change as Addition;
  return {
    product_id: product.productId,
    packaging_id: product.packagingId,
    quantity,
    unit_price: product.unitPrice,
    unit: product.unit,
    is_buy_now: purpose === 'buyNow',
    ...(key === undefined ? {} : { idempotencyKey: key }),
  };
};

type Done = { event: { output: Cart } };
type Failed = { event: { error: unknown } };

export const assignCart = { type: 'assignCart', params: ({ event }: Done) => ({ cart: event.output }) } as const;
export const announceToShopper = { type: 'announceCart', params: { by: 'shopper' } } as const;
export const isUnauthorized = {
  type: 'isUnauthorized',
  params: ({ event }: Failed) => ({ error: event.error }),
} as const;

/** The network went first: what was in flight is kept, and sent when it is back. */
const keptIfCutOff = { guard: 'isCutOff', target: '#cart.lines.waiting', actions: 'assignUnsent' } as const;

/** A refusal rolls back; the cart is read again, because what was refused was drawn from an old one. */
export const failWith = (fallback: string) =>
  [
    keptIfCutOff,
    {
      target: '#cart.lines.refreshing',
      actions: [
        'dropChange',
        { type: 'showFailure', params: ({ event }: Failed) => ({ error: event.error, fallback }) },
      ],
    },
  ] as const;

/** No answer: nobody knows what the server did, so nothing is sent again; the cart is read instead. */
export const timeout = (fallback: string) =>
  ({
    slowCall: { actions: 'showStillTrying' },
    requestTimeout: [
      keptIfCutOff,
      {
        target: '#cart.lines.refreshing',
        actions: ['dropChange', { type: 'showFailure', params: { error: undefined, fallback } }],
      },
    ],
  }) as const;

export const stepped = {
  target: '#cart.lines.idle',
  actions: ['dropChange', assignCart, announceToShopper, 'invalidateQuote'],
} as const;
export const lost = { guard: isUnauthorized, actions: 'loseSession' } as const;
export const stepFailed = [lost, ...failWith('An error occurred')] as const;

const logReadFailure = {
  type: 'logFailure',
  params: ({ event }: Failed) => ({ error: event.error, operation: 'getCart' }),
} as const;
/** What is known already stays in sight. */
export const unread = [
  { guard: 'isNeverRead', target: '#cart.lines.failed', actions: logReadFailure },
  { target: '#cart.lines.idle', actions: logReadFailure },
] as const;
export const unanswered = [
  { guard: 'isNeverRead', target: '#cart.lines.failed' },
  { target: '#cart.lines.idle' },
] as const;
export const read = {
  target: '#cart.lines.idle',
  actions: [assignCart, { type: 'announceCart', params: { by: 'reading' } }, 'invalidateQuote'],
} as const;

export const begin = (kind: LineChange['kind']) =>
  ({
    type: 'beginChange',
    params: ({ event }: { event: LineKey & { quantity?: number } }) => ({
      change: { kind, line: lineOfEvent(event), quantity: event.quantity ?? 0 } as LineChange,
    }),
  }) as const;

export const setParams = ({ event }: { event: LineKey & { quantity: number } }) => ({
  line: lineOfEvent(event),
  quantity: event.quantity,
});
export const additionParams = ({ event }: { event: Extract<CartEvent, { type: 'cart.add' }> }) => ({
  addition: additionOfEvent(event),
});

/** What a step makes of the quantity that is shown. */
export const steppedBy =
  (by: number) =>
  ({ context, event }: { context: CartContext; event: LineKey }) => ({
    line: lineOfEvent(event),
    quantity: quantityIn(expectedCart(context), event) + by,
  });
export const emptied = ({ event }: { event: LineKey }) => ({ line: lineOfEvent(event), quantity: 0 });

export const lineParams = ({ event }: { event: LineKey }) => ({ line: lineOfEvent(event) });

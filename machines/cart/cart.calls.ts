/** What the lines region asks its ports, and what it does with each kind of answer. */
import type { Cart } from '#api/types/cart.ts';
import type { Addition, CartContext, CartEvent, LineChange, LineKey } from './cart.types.ts';

const lineOfEvent = ({ productId, packagingId }: LineKey): LineKey => ({ productId, packagingId });

export const additionOfEvent = (event: Extract<CartEvent, { type: 'cart.add' }>): Addition => ({
  kind: 'add',
  product: event.product,
  quantity: event.quantity ?? 1,
  purpose: event.purpose ?? 'cart',
});

/** The change under way as the contract's body. */
export const changedLine = ({ change }: CartContext) => {
  const { productId, packagingId } = (change as LineChange).line;
  return { product_id: productId, packaging_id: packagingId, is_buy_now: false };
};

export const changedQuantity = ({ change }: CartContext) => (change?.kind === 'set' ? change.quantity : 1);

export const addedLine = ({ change }: CartContext) => {
  const { product, quantity, purpose } = change as Addition;
  return {
    product_id: product.productId,
    packaging_id: product.packagingId,
    quantity,
    unit_price: product.unitPrice,
    unit: product.unit,
    is_buy_now: purpose === 'buyNow',
  };
};

type Done = { event: { output: Cart } };
type Failed = { event: { error: unknown } };

export const keepCart = { type: 'keepCart', params: ({ event }: Done) => ({ cart: event.output }) } as const;
export const tellShopper = { type: 'announceCart', params: { by: 'shopper' } } as const;
export const isOffLimits = { type: 'isOffLimits', params: ({ event }: Failed) => ({ error: event.error }) } as const;

/** A refusal rolls back; the cart is read again, because what was refused was drawn from an old one. */
export const failWith = (fallback: string) =>
  ({
    target: '#cart.lines.refreshing',
    actions: ['dropChange', { type: 'tellFailure', params: ({ event }: Failed) => ({ error: event.error, fallback }) }],
  }) as const;

/** No answer: nobody knows what the server did, so nothing is sent again; the cart is read instead. */
export const giveUp = (fallback: string) =>
  ({
    target: '#cart.lines.refreshing',
    actions: ['dropChange', { type: 'tellFailure', params: { error: undefined, fallback } }],
  }) as const;

export const stepped = {
  target: '#cart.lines.idle',
  actions: ['dropChange', keepCart, tellShopper, 'outdateQuote'],
} as const;
export const stepFailed = [{ guard: isOffLimits, actions: 'loseSession' }, failWith('An error occurred')] as const;

export const noteRead = {
  type: 'noteFailure',
  params: ({ event }: Failed) => ({ error: event.error, operation: 'getCart' }),
} as const;
export const read = {
  target: 'idle',
  actions: [keepCart, { type: 'announceCart', params: { by: 'reading' } }, 'outdateQuote'],
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
export const lineParams = ({ event }: { event: LineKey }) => ({ line: lineOfEvent(event) });

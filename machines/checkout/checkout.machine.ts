/**
 * Checkout: what the chosen shops cost, where it goes, how it is paid, and the one order that comes of it.
 *
 * `placing` is entered by `order.place` from `quoted` alone, so no second click, Enter or Back orders twice. The request
 * carries one idempotency key an intent: after a lost answer (`unknown`) the very same request is sent again under it;
 * after a final response it is renewed. A 409 says that the cart, a price or a voucher changed: nothing is ordered, and
 * what is different from what was shown is marked. A code that does not count is dropped, with the server's reason. Any
 * 401 ends the session; what was typed stays for the same shopper's return, and who was about to order is led back by
 * the login. An order itself is placed by a press alone. Leaving aborts.
 * The addresses are a chart of their own. The ports are filled in `checkout.live.ts`.
 *
 * @spec R46, R54, R55, R56, R57
 */
import { noAddressPickerFacts } from '../address-picker/address-picker.form.ts';
import { selectAddressPicker } from '../address-picker/address-picker.selectors.ts';
import { noCode } from './checkout.code.ts';
import { methodsOf } from './checkout.methods.ts';
import { open } from './checkout.open.ts';
import { checkoutSetup } from './checkout.setup.ts';
import type { CheckoutEvent } from './checkout.types.ts';

type Entry = Extract<CheckoutEvent, { type: 'checkout.enter' }>;
type Told = { event: { snapshot: Parameters<typeof selectAddressPicker>[0] } };

const facts = ({ event }: Told) => ({ facts: selectAddressPicker(event.snapshot) });
const begin = { type: 'beginPurchase', params: ({ event }: { event: Entry }) => event } as const;

export const checkoutMachine = checkoutSetup.createMachine({
  id: 'checkout',
  description: 'Prices the chosen shops, takes address, payment method and vouchers, and places one order.',
  context: ({ input }) => ({
    methods: methodsOf(input),
    purchase: 'cart',
    shopperId: undefined,
    shopIds: [],
    quote: undefined,
    previous: undefined,
    ...noCode,
    addresses: noAddressPickerFacts,
    prefill: {},
    payment: undefined,
    note: '',
    key: 'intent-0',
    attempt: undefined,
    placed: undefined,
    failure: undefined,
  }),
  initial: 'away',
  on: {
    'checkout.enter': { target: '.open', reenter: true, actions: [begin, 'replaceKey'] },
    'session.ended': { target: '.away', actions: 'clearShopper' },
  },
  states: {
    away: {},
    expired: {
      on: {
        'checkout.resume': 'open',
        'session.started': {
          guard: { type: 'isOther', params: ({ event }) => event },
          target: 'away',
          actions: 'clearShopper',
        },
        'login.abandoned': { target: 'away', actions: 'clearShopper' },
        // The echo of the lost session: nothing that was typed is dropped for it.
        'session.ended': {},
        'checkout.leave': { target: 'away', actions: 'clearShopper' },
      },
    },
    open: {
      ...open,
      exit: 'dropAddresses',
      invoke: {
        src: 'addresses',
        id: 'addresses',
        input: ({ context }) => ({ prefill: context.prefill }),
        onSnapshot: [
          { guard: { type: 'isExpired', params: facts }, target: 'expired', actions: 'emitSessionRefused' },
          { actions: { type: 'assignAddresses', params: facts } },
        ],
      },
    },
  },
});

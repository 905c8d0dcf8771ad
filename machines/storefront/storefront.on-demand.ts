/**
 * The flows that are loaded when they are wanted: by an event that is for them (`demand` in the rules, `send` in a
 * view), or by a page that names them. Each one's code is fetched in `storefront.on-demand.live.ts`.
 */
import {
  addressFormInput,
  chatInput,
  checkoutInput,
  contactFormInput,
  dialogsInput,
  partnerInput,
  paymentInput,
  presenceInput,
  professionalInput,
  profileInput,
  realtimeInput,
  returnRequestInput,
  ticketFormInput,
  ticketReplyInput,
  wishlistInput,
} from './storefront.inputs.ts';
import type { StorefrontContext } from './storefront.types.ts';

type FlowOnDemand = {
  /** A flow of a `page` ends when the page is left, which aborts its calls and forgets what was typed. */
  scope: 'page' | 'shop';
  /** Starts anew when somebody signs in or out. */
  isOfSession?: boolean;
  input?: (args: { context: StorefrontContext }) => unknown;
};

/** Each name is the flow's folder, its `id` and its `systemId`. */
export const flowsOnDemand = {
  dialogs: { scope: 'shop', input: dialogsInput },
  checkout: { scope: 'shop', input: checkoutInput },
  orderActions: { scope: 'shop', input: checkoutInput },
  payment: { scope: 'shop', input: paymentInput },
  addressBook: { scope: 'page' },
  addressForm: { scope: 'page', input: addressFormInput },
  changePassword: { scope: 'page', input: () => ({}) },
  returnRequest: { scope: 'page', input: returnRequestInput },
  review: { scope: 'shop' },
  vouchers: { scope: 'shop' },
  profile: { scope: 'page', input: profileInput },
  professional: { scope: 'page', input: professionalInput, isOfSession: true },
  partner: { scope: 'page', input: partnerInput },
  smartOrder: { scope: 'page', isOfSession: true },
  sessions: { scope: 'page' },
  ticketForm: { scope: 'page', input: ticketFormInput },
  ticketReply: { scope: 'page', input: ticketReplyInput },
  contactForm: { scope: 'page', input: contactFormInput },
  wishlist: { scope: 'shop', input: wishlistInput },
  chat: { scope: 'shop', input: chatInput },
  realtime: { scope: 'shop', input: realtimeInput },
  presence: { scope: 'shop', input: presenceInput },
  searches: { scope: 'shop' },
  saleClock: { scope: 'shop', input: () => ({ deviceTime: Date.now }) },
  share: { scope: 'shop' },
} as const satisfies Record<string, FlowOnDemand>;

export type FlowOnDemandName = keyof typeof flowsOnDemand;

export const isOnDemand = (name: string): name is FlowOnDemandName => Object.hasOwn(flowsOnDemand, name);
export const flowOnDemand = (name: FlowOnDemandName): FlowOnDemand => flowsOnDemand[name];

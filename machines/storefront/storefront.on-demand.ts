/**
 * The flows that are loaded when they are wanted: by an event that is for them (`demand` in the rules, `send` in a
 * view), or by a page that names them. Each one's code, and what it
 * starts with, is in `storefront.flows.live.ts`.
 */
type FlowOnDemand = {
  /** A flow of a `page` ends when the page is left, which aborts its calls and forgets what was typed. */
  scope: 'page' | 'shop';
  /** Starts anew when somebody signs in or out. */
  isOfSession?: boolean;
  /** Its form has several steps: what was typed on the others is in no field of the page. */
  hasSteps?: boolean;
};

/** Each name is the flow's folder, its `id` and its `systemId`. */
export const flowsOnDemand = {
  cart: { scope: 'shop' },
  dialogs: { scope: 'shop' },
  checkout: { scope: 'shop' },
  orderActions: { scope: 'shop' },
  payment: { scope: 'shop' },
  addressBook: { scope: 'page' },
  addressForm: { scope: 'page' },
  changePassword: { scope: 'page' },
  returnRequest: { scope: 'page' },
  review: { scope: 'shop' },
  vouchers: { scope: 'shop' },
  profile: { scope: 'page' },
  professional: { scope: 'page', isOfSession: true },
  partner: { scope: 'page', hasSteps: true },
  smartOrder: { scope: 'page', isOfSession: true },
  sessions: { scope: 'page' },
  ticketForm: { scope: 'page' },
  ticketReply: { scope: 'page' },
  contactForm: { scope: 'page' },
  wishlist: { scope: 'shop' },
  chat: { scope: 'shop' },
  realtime: { scope: 'shop' },
  presence: { scope: 'shop' },
  search: { scope: 'shop' },
  searches: { scope: 'shop' },
  saleClock: { scope: 'shop' },
  share: { scope: 'shop' },
  release: { scope: 'shop' },
} as const satisfies Record<string, FlowOnDemand>;

export type FlowOnDemandName = keyof typeof flowsOnDemand;

export const isOnDemand = (name: string): name is FlowOnDemandName => Object.hasOwn(flowsOnDemand, name);
export const flowOnDemand = (name: FlowOnDemandName): FlowOnDemand => flowsOnDemand[name];

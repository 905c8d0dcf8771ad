/** Every flow on demand: where its code is, its ports filled, and what it starts with. Fetched with the first of them. */
import type { AnyActorLogic } from 'xstate';
import type { Client } from '#api/client.ts';
import type { LocalePage } from '../locale/locale.live.ts';
import type { Storage } from '../storage/storage.types.ts';
import { flowInputs } from './storefront.flows.inputs.ts';
import type { FlowOnDemandName } from './storefront.on-demand.ts';

/** What a flow's ports are filled with. */
export type FlowTools = { client: Client; storage: Storage; page: LocalePage };

const loaders: Record<FlowOnDemandName, (tools: FlowTools) => Promise<AnyActorLogic>> = {
  cart: async ({ client }) => (await import('../cart/cart.live.ts')).liveCart(client),
  dialogs: async ({ client }) => (await import('../dialogs/dialogs.live.ts')).liveDialogs(client),
  checkout: async ({ client }) => (await import('../checkout/checkout.live.ts')).liveCheckout(client),
  orderActions: async ({ client }) => (await import('../order-actions/order-actions.live.ts')).liveOrderActions(client),
  payment: async ({ client }) => (await import('../payment/payment.live.ts')).livePayment(client),
  addressBook: async ({ client }) => (await import('../address-book/address-book.live.ts')).liveAddressBook(client),
  addressForm: async ({ client }) => (await import('../address-form/address-form.live.ts')).liveAddressForm(client),
  changePassword: async ({ client }) =>
    (await import('../change-password/change-password.live.ts')).liveChangePassword(client),
  returnRequest: async ({ client }) =>
    (await import('../return-request/return-request.live.ts')).liveReturnRequest(client),
  review: async ({ client }) => (await import('../review/review.live.ts')).liveReview(client),
  vouchers: async ({ client }) => (await import('../vouchers/vouchers.live.ts')).liveVouchers(client),
  profile: async ({ client }) => (await import('../profile/profile.live.ts')).liveProfile(client),
  professional: async ({ client }) => (await import('../professional/professional.live.ts')).liveProfessional(client),
  partner: async ({ client }) => (await import('../partner/partner.live.ts')).livePartner(client),
  smartOrder: async ({ client }) => (await import('../smart-order/smart-order.live.ts')).liveSmartOrder(client),
  sessions: async ({ client }) => (await import('../sessions/sessions.live.ts')).liveSessions(client),
  ticketForm: async ({ client }) => (await import('../ticket-form/ticket-form.live.ts')).liveTicketForm(client),
  ticketReply: async ({ client }) => (await import('../ticket-reply/ticket-reply.live.ts')).liveTicketReply(client),
  contactForm: async ({ client }) => (await import('../contact-form/contact-form.live.ts')).liveContactForm(client),
  wishlist: async ({ client }) => (await import('../wishlist/wishlist.live.ts')).liveWishlist(client),
  chat: async (tools) => (await import('../chat/chat.live.ts')).liveChat(tools),
  realtime: async () => (await import('../realtime/realtime.live.ts')).liveRealtime(),
  search: async ({ client }) => (await import('../search/search.live.ts')).liveSearch(client),
  searches: async ({ storage }) => (await import('../searches/searches.live.ts')).liveSearches(storage),
  saleClock: async ({ client }) => (await import('../sale-clock/sale-clock.live.ts')).liveSaleClock(client),
  share: async () => (await import('../share/share.live.ts')).liveShare(),
  release: async ({ page }) => (await import('../release/release.live.ts')).liveRelease(page),
  presence: async ({ client }) => (await import('../presence/presence.live.ts')).livePresence(client),
};

export const bringFlow = async (flow: FlowOnDemandName, tools: FlowTools) => {
  const logic = await loaders[flow](tools);
  const input = flowInputs[flow];
  return { logic, ...(input ? { input } : {}) };
};

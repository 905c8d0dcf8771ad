/** How each lazy flow is loaded, and its input. Its row is in `registry.ts`; a flow without one does not compile. */

import { realtimeAddress } from './realtime/realtime.address.ts';
import type { LazyFlowName } from './registry.ts';
import { type FlowTools, type LazyFlow, lazyFlow } from './shared/flow.ts';
import { prefillOf } from './shared/prefill.ts';
import { reachOf } from './shared/reach.ts';
import { isSignedIn, paymentChoices, phoneLengths } from './shared/shop-facts.ts';
import { activeProviders } from './social/social.providers.ts';

export const liveFlows = {
  cart: lazyFlow(
    async ({ client }: FlowTools) => (await import('./cart/cart.live.ts')).liveCart(client),
    (shop) => ({ isSignedIn: isSignedIn(shop), isOffline: shop.isOffline }),
  ),
  cartQuote: lazyFlow(
    async ({ client }: FlowTools) => (await import('./cart-quote/cart-quote.live.ts')).liveCartQuote(client),
    (shop) => ({
      multiVendor: shop.settings.multi_vendor,
      isSignedIn: isSignedIn(shop),
      isOffline: shop.isOffline,
      ...(shop.selectedShopIds ? { selectedShopIds: shop.selectedShopIds } : {}),
    }),
  ),
  cartOverlays: lazyFlow(async () => (await import('./cart-overlays/cart-overlays.machine.ts')).cartOverlaysMachine),
  checkout: lazyFlow(
    async ({ client }: FlowTools) => (await import('./checkout/checkout.live.ts')).liveCheckout(client),
    paymentChoices,
  ),
  dialogs: lazyFlow(
    async ({ client }: FlowTools) => (await import('./dialogs/dialogs.live.ts')).liveDialogs(client),
    (shop) => ({
      ...phoneLengths(shop),
      phoneRequired: shop.settings.phone_required,
      registerOtpVerify: shop.settings.register_otp_verify,
      registerOtpType: shop.settings.register_otp_type,
      forgotOtpType: shop.settings.forgot_otp_type,
      emailRequired: [shop.settings.register_otp_type, shop.settings.forgot_otp_type].includes('email'),
      socialProviders: activeProviders(shop.settings.social_auths),
      hasPasskeys: shop.settings.has_passkeys ?? false,
      demoAccount: shop.settings.app_environment === 'local' ? (shop.settings.demo_account ?? null) : null,
    }),
  ),
  orderActions: lazyFlow(
    async ({ client }: FlowTools) => (await import('./order-actions/order-actions.live.ts')).liveOrderActions(client),
    paymentChoices,
  ),
  payment: lazyFlow(
    async ({ client }: FlowTools) => (await import('./payment/payment.live.ts')).livePayment(client),
    ({ settings: { online_payment, payment_gateways } }) => ({
      gateways: online_payment ? payment_gateways.filter(({ is_active }) => is_active) : [],
    }),
  ),
  addressBook: lazyFlow(async ({ client }: FlowTools) =>
    (await import('./address-book/address-book.live.ts')).liveAddressBook(client),
  ),
  // The page of a new address has no id.
  addressForm: lazyFlow(
    async ({ client }: FlowTools) => (await import('./address-form/address-form.live.ts')).liveAddressForm(client),
    ({ params: { id }, user }) => (id === undefined ? { prefill: prefillOf(user) } : { id }),
  ),
  changePassword: lazyFlow(
    async ({ client }: FlowTools) =>
      (await import('./change-password/change-password.live.ts')).liveChangePassword(client),
    () => ({}),
  ),
  returnRequest: lazyFlow(
    async ({ client }: FlowTools) =>
      (await import('./return-request/return-request.live.ts')).liveReturnRequest(client),
    ({ params }) => ({ orderId: params.id ?? '' }),
  ),
  review: lazyFlow(async ({ client }: FlowTools) => (await import('./review/review.live.ts')).liveReview(client)),
  vouchers: lazyFlow(
    async ({ client }: FlowTools) => (await import('./vouchers/vouchers.live.ts')).liveVouchers(client),
    ({ isOffline }) => ({ isOffline }),
  ),
  profile: lazyFlow(
    async ({ client }: FlowTools) => (await import('./profile/profile.live.ts')).liveProfile(client),
    phoneLengths,
  ),
  professional: lazyFlow(
    async ({ client }: FlowTools) => (await import('./professional/professional.live.ts')).liveProfessional(client),
    (shop) => ({ ...phoneLengths(shop), isSignedIn: isSignedIn(shop) }),
  ),
  partner: lazyFlow(
    async ({ client }: FlowTools) => (await import('./partner/partner.live.ts')).livePartner(client),
    phoneLengths,
  ),
  smartOrder: lazyFlow(async ({ client }: FlowTools) =>
    (await import('./smart-order/smart-order.live.ts')).liveSmartOrder(client),
  ),
  passkeys: lazyFlow(async ({ client }: FlowTools) =>
    (await import('./passkeys/passkeys.live.ts')).livePasskeys(client),
  ),
  allergies: lazyFlow(
    async ({ client }: FlowTools) => (await import('./allergies/allergies.live.ts')).liveAllergies(client),
    () => ({}),
  ),
  pushSwitch: lazyFlow(async ({ client }: FlowTools) =>
    (await import('./push-switch/push-switch.live.ts')).livePushSwitch(client),
  ),
  devices: lazyFlow(async ({ client }: FlowTools) => (await import('./devices/devices.live.ts')).liveDevices(client)),
  ownData: lazyFlow(async ({ client }: FlowTools) => (await import('./own-data/own-data.live.ts')).liveOwnData(client)),
  ticketForm: lazyFlow(
    async ({ client }: FlowTools) => (await import('./ticket-form/ticket-form.live.ts')).liveTicketForm(client),
    ({ user, search }) => {
      const order = new URLSearchParams(search).get('order');
      return { ...reachOf(user), ...(order ? { order } : {}) };
    },
  ),
  ticketReply: lazyFlow(
    async ({ client }: FlowTools) => (await import('./ticket-reply/ticket-reply.live.ts')).liveTicketReply(client),
    ({ params }) => ({ ticketNumber: params.ticketNumber ?? '' }),
  ),
  contactForm: lazyFlow(
    async ({ client }: FlowTools) => (await import('./contact-form/contact-form.live.ts')).liveContactForm(client),
    (shop) => ({
      isSignedIn: isSignedIn(shop),
      ...(shop.user ? { name: shop.user.name } : {}),
      ...reachOf(shop.user),
    }),
  ),
  helpSearch: lazyFlow(async () => (await import('./help-search/help-search.machine.ts')).helpSearchMachine),
  wishlist: lazyFlow(
    async ({ client }: FlowTools) => (await import('./wishlist/wishlist.live.ts')).liveWishlist(client),
    (shop) => ({ isOffline: shop.isOffline, isSignedIn: isSignedIn(shop), page: shop.page }),
  ),
  chat: lazyFlow(
    async (tools: FlowTools) => (await import('./chat/chat.live.ts')).liveChat(tools),
    ({ user, page, path }) => ({ page, path, ...(user ? { userId: user.id } : {}) }),
  ),
  realtime: lazyFlow(
    async () => (await import('./realtime/realtime.live.ts')).liveRealtime(),
    (shop) => ({ address: realtimeAddress(shop.settings), userId: shop.user?.id, spread: Math.random() }),
  ),
  typing: lazyFlow(async ({ client }: FlowTools) => (await import('./typing/typing.live.ts')).liveTyping(client)),
  presence: lazyFlow(
    async ({ client }: FlowTools) => (await import('./presence/presence.live.ts')).livePresence(client),
    (shop) => ({ isSignedIn: isSignedIn(shop) }),
  ),
  search: lazyFlow(
    async ({ client }: FlowTools) => (await import('./search/search.live.ts')).liveSearch(client),
    ({ page, search }) => ({ text: page === 'products' ? (new URLSearchParams(search).get('q')?.trim() ?? '') : '' }),
  ),
  recentSearches: lazyFlow(async ({ storage }: FlowTools) =>
    (await import('./recent-searches/recent-searches.live.ts')).liveRecentSearches(storage),
  ),
  saleClock: lazyFlow(
    async ({ client }: FlowTools) => (await import('./sale-clock/sale-clock.live.ts')).liveSaleClock(client),
    () => ({ deviceTime: Date.now }),
  ),
  share: lazyFlow(async () => (await import('./share/share.live.ts')).liveShare()),
  savedLists: lazyFlow(async ({ client }: FlowTools) =>
    (await import('./saved-lists/saved-lists.live.ts')).liveSavedLists(client),
  ),
  listPicker: lazyFlow(
    async ({ client }: FlowTools) => (await import('./list-picker/list-picker.live.ts')).liveListPicker(client),
    (shop) => ({ isSignedIn: isSignedIn(shop) }),
  ),
  linesToCart: lazyFlow(
    async ({ client }: FlowTools) => (await import('./lines-to-cart/lines-to-cart.live.ts')).liveLinesToCart(client),
    (shop) => ({ isSignedIn: isSignedIn(shop) }),
  ),
  recipe: lazyFlow(async () => (await import('./recipe/recipe.machine.ts')).recipeMachine),
  installOffer: lazyFlow(async () => (await import('./install-offer/install-offer.live.ts')).liveInstallOffer()),
  offlineCopies: lazyFlow(async ({ queryClient, storage }: FlowTools) =>
    (await import('./offline-copies/offline-copies.live.ts')).liveOfflineCopies(queryClient, storage),
  ),
  release: lazyFlow(async ({ page }: FlowTools) => (await import('./release/release.live.ts')).liveRelease(page)),
};

/** The loader of any flow; it compiles only if every row of the registry has one here. */
export const loaderOf = (name: LazyFlowName): LazyFlow => liveFlows[name] as LazyFlow;

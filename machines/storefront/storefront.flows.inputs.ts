/** What each flow on demand starts with, taken from the settings and from who is signed in. */
import type { Settings } from '#api/types/settings.ts';
import type { AddressFormInput } from '../address-form/address-form.types.ts';
import type { CartInput } from '../cart/cart.types.ts';
import type { ChatInput } from '../chat/chat.types.ts';
import type { CheckoutInput } from '../checkout/checkout.types.ts';
import { defaultRealtimeCluster } from '../constants.ts';
import type { ContactFormInput } from '../contact-form/contact-form.types.ts';
import type { DialogsInput } from '../dialogs/dialogs.types.ts';
import { reachOf } from '../kit/reach.ts';
import type { PartnerInput } from '../partner/partner.types.ts';
import type { PaymentInput } from '../payment/payment.types.ts';
import type { PresenceInput } from '../presence/presence.types.ts';
import type { ProfessionalInput } from '../professional/professional.types.ts';
import type { ProfileInput } from '../profile/profile.types.ts';
import type { RealtimeAddress, RealtimeInput } from '../realtime/realtime.types.ts';
import type { ReturnRequestInput } from '../return-request/return-request.types.ts';
import { activeProviders } from '../social/social.providers.ts';
import type { TicketFormInput } from '../ticket-form/ticket-form.types.ts';
import type { TicketReplyInput } from '../ticket-reply/ticket-reply.types.ts';
import type { VouchersInput } from '../vouchers/vouchers.types.ts';
import type { WishlistInput } from '../wishlist/wishlist.types.ts';
import { prefillOf, settingsIn } from './storefront.inputs.ts';
import type { FlowOnDemandName } from './storefront.on-demand.ts';
import type { FlowInput, StorefrontContext } from './storefront.types.ts';

type Args = { context: StorefrontContext };

export const dialogsInput = ({ context }: Args): DialogsInput => ({
  phoneRequired: settingsIn(context).phone_required,
  phoneMinLength: settingsIn(context).phone_min_length,
  phoneMaxLength: settingsIn(context).phone_max_length,
  registerOtpVerify: settingsIn(context).register_otp_verify,
  registerOtpType: settingsIn(context).register_otp_type,
  socialProviders: activeProviders(settingsIn(context).social_auths),
  demoAccount: settingsIn(context).demo_account ?? null,
});

export const cartInput = ({ context }: Args): CartInput => ({
  multiVendor: settingsIn(context).multi_vendor,
  isSignedIn: context.user !== undefined,
  isOffline: context.isOffline,
  ...(context.selectedShopIds ? { selectedShopIds: context.selectedShopIds } : {}),
});

export const checkoutInput = ({ context }: Args): CheckoutInput => ({
  cashOnDelivery: settingsIn(context).cash_on_delivery,
  onlinePayment: settingsIn(context).online_payment,
  gateways: settingsIn(context).payment_gateways,
});

export const paymentInput = ({ context }: Args): PaymentInput => ({
  gateways: settingsIn(context).online_payment
    ? settingsIn(context).payment_gateways.filter(({ is_active }) => is_active)
    : [],
});

/** The page of a new address carries no id; an id that is no number belongs to no address. */
export const addressFormInput = ({ context: { params, user } }: Args): AddressFormInput =>
  params.id === undefined ? { prefill: prefillOf(user) } : { id: Number(params.id) };

export const profileInput = ({ context }: Args): ProfileInput => ({
  phoneMinLength: settingsIn(context).phone_min_length,
  phoneMaxLength: settingsIn(context).phone_max_length,
});

export const partnerInput = ({ context }: Args): PartnerInput => ({
  phoneMinLength: settingsIn(context).phone_min_length,
  phoneMaxLength: settingsIn(context).phone_max_length,
});

export const returnRequestInput = ({ context: { params } }: Args): ReturnRequestInput => ({
  orderId: Number(params.id),
});

export const ticketFormInput = ({ context: { user, search } }: Args): TicketFormInput => {
  const order = new URLSearchParams(search).get('order');
  return { ...reachOf(user), ...(order ? { order } : {}) };
};

export const ticketReplyInput = ({ context: { params } }: Args): TicketReplyInput => ({
  ticketNumber: params.ticketNumber ?? '',
});

export const contactFormInput = ({ context: { user } }: Args): ContactFormInput => ({
  isSignedIn: user !== undefined,
  ...(user ? { name: user.name } : {}),
  ...reachOf(user),
});

export const vouchersInput = ({ context: { isOffline } }: Args): VouchersInput => ({ isOffline });

export const wishlistInput = ({ context: { user, path, isOffline } }: Args): WishlistInput => ({
  isOffline,
  isSignedIn: user !== undefined,
  path,
});

export const chatInput = ({ context: { user, path } }: Args): ChatInput => ({
  path,
  ...(user ? { userId: user.id } : {}),
});

/** Without a key this shop has no realtime. */
const realtimeAddress = (settings: Settings): RealtimeAddress | undefined =>
  settings.pusher_app_key
    ? {
        key: settings.pusher_app_key,
        cluster: settings.pusher_app_cluster ?? defaultRealtimeCluster,
        host: settings.pusher_app_host ?? undefined,
        port: settings.pusher_app_port ?? undefined,
        tls: settings.pusher_app_tls ?? undefined,
      }
    : undefined;

export const realtimeInput = ({ context }: Args): RealtimeInput => ({
  address: realtimeAddress(settingsIn(context)),
  userId: context.user?.id,
  spread: Math.random(),
});

export const presenceInput = ({ context: { user } }: Args): PresenceInput => ({ isSignedIn: user !== undefined });

export const professionalInput = ({ context }: Args): ProfessionalInput => ({
  isSignedIn: context.user !== undefined,
  phoneMinLength: settingsIn(context).phone_min_length,
  phoneMaxLength: settingsIn(context).phone_max_length,
});

/** A flow that is not named starts with nothing. */
export const flowInputs: { [Name in FlowOnDemandName]?: FlowInput } = {
  cart: cartInput,
  dialogs: dialogsInput,
  checkout: checkoutInput,
  orderActions: checkoutInput,
  payment: paymentInput,
  addressForm: addressFormInput,
  changePassword: () => ({}),
  returnRequest: returnRequestInput,
  profile: profileInput,
  professional: professionalInput,
  partner: partnerInput,
  ticketForm: ticketFormInput,
  ticketReply: ticketReplyInput,
  contactForm: contactFormInput,
  vouchers: vouchersInput,
  wishlist: wishlistInput,
  chat: chatInput,
  realtime: realtimeInput,
  presence: presenceInput,
  saleClock: () => ({ deviceTime: Date.now }),
};

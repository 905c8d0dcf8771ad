/** Every flow that can be walked, by the name that `--flow` knows. */
import { planAddressForm, planChangePassword, planProfile } from './flows/account-forms.ts';
import { planAddressBook, planAddressPicker } from './flows/addresses.ts';
import { planCart } from './flows/cart.ts';
import { planChat, planOutgoingMessage } from './flows/chat.ts';
import { planCheckout } from './flows/checkout.ts';
import { planContact } from './flows/contact.ts';
import { planDevices } from './flows/devices.ts';
import { planLogOut } from './flows/log-out.ts';
import { planDialogs, planLogin } from './flows/login.ts';
import { planConnectivity, planPreferences } from './flows/looks.ts';
import { planOneTimeCode } from './flows/one-time-code.ts';
import { planOrderActions, planReturnRequest, planReview } from './flows/orders.ts';
import { planPartner } from './flows/partner.ts';
import { planPayment, planPaymentAfterCheckout, planPaymentChoice } from './flows/payment.ts';
import { planProfessional } from './flows/professional.ts';
import { planRecover } from './flows/recover.ts';
import { planRegister } from './flows/register.ts';
import { planSearch } from './flows/search.ts';
import { planSmartOrder } from './flows/smart-order.ts';
import { planTicketForm, planTicketReply } from './flows/ticket-forms.ts';
import { planToasts } from './flows/toasts.ts';
import { planVouchers } from './flows/vouchers.ts';
import { planWishlist } from './flows/wishlist.ts';
import { drivable, type Ground, type Journey, type Planner } from './journey.ts';

const planners = {
  cart: planCart,
  search: planSearch,
  dialogs: planDialogs,
  login: planLogin,
  register: planRegister,
  recover: planRecover,
  oneTimeCode: planOneTimeCode,
  logOut: planLogOut,
  contact: planContact,
  wishlist: planWishlist,
  vouchers: planVouchers,
  checkout: planCheckout,
  addressPicker: planAddressPicker,
  payment: planPayment,
  paymentChoice: planPaymentChoice,
  paymentAfterCheckout: planPaymentAfterCheckout,
  orderActions: planOrderActions,
  returnRequest: planReturnRequest,
  review: planReview,
  chat: planChat,
  outgoingMessage: planOutgoingMessage,
  ticketForm: planTicketForm,
  ticketReply: planTicketReply,
  addressBook: planAddressBook,
  addressForm: planAddressForm,
  profile: planProfile,
  changePassword: planChangePassword,
  devices: planDevices,
  partner: planPartner,
  professional: planProfessional,
  smartOrder: planSmartOrder,
  connectivity: planConnectivity,
  preferences: planPreferences,
  toasts: planToasts,
} satisfies Record<string, Planner>;

export type Flow = keyof typeof planners;
export const flows = Object.keys(planners) as Flow[];

export const plan = async (flow: Flow, ground: Ground): Promise<Journey> => drivable(await planners[flow](ground));

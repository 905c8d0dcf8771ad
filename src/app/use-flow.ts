/** How a view reaches a flow: where to send events, and selected facts to render. */

import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom, AnyActorRef, EventFrom, SnapshotFrom } from 'xstate';
import type { addressBookMachine } from '#machines/address-book/address-book.machine.ts';
import type { addressFormMachine } from '#machines/address-form/address-form.machine.ts';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { changePasswordMachine } from '#machines/change-password/change-password.machine.ts';
import type { chatMachine } from '#machines/chat/chat.machine.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import type { contactFormMachine } from '#machines/contact-form/contact-form.machine.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { localeMachine } from '#machines/locale/locale.machine.ts';
import type { orderActionsMachine } from '#machines/order-actions/order-actions.machine.ts';
import type { partnerMachine } from '#machines/partner/partner.machine.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { professionalMachine } from '#machines/professional/professional.machine.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import type { returnRequestMachine } from '#machines/return-request/return-request.machine.ts';
import type { reviewMachine } from '#machines/review/review.machine.ts';
import type { saleClockMachine } from '#machines/sale-clock/sale-clock.machine.ts';
import type { searchMachine } from '#machines/search/search.machine.ts';
import type { searchesMachine } from '#machines/searches/searches.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { sessionsMachine } from '#machines/sessions/sessions.machine.ts';
import type { settingsMachine } from '#machines/settings/settings.machine.ts';
import type { shareMachine } from '#machines/share/share.machine.ts';
import type { smartOrderMachine } from '#machines/smart-order/smart-order.machine.ts';
import { isOnDemand } from '#machines/storefront/storefront.on-demand.ts';
import type { ticketFormMachine } from '#machines/ticket-form/ticket-form.machine.ts';
import type { ticketReplyMachine } from '#machines/ticket-reply/ticket-reply.machine.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
import type { vouchersMachine } from '#machines/vouchers/vouchers.machine.ts';
import type { wishlistMachine } from '#machines/wishlist/wishlist.machine.ts';
import { useShop } from './shop-context.ts';

type Flows = {
  settings: typeof settingsMachine;
  locale: typeof localeMachine;
  session: typeof sessionMachine;
  dialogs: typeof dialogsMachine;
  cart: typeof cartMachine;
  checkout: typeof checkoutMachine;
  search: typeof searchMachine;
  toasts: typeof toastsMachine;
  connectivity: typeof connectivityMachine;
  orderActions: typeof orderActionsMachine;
  payment: typeof paymentMachine;
  addressBook: typeof addressBookMachine;
  addressForm: typeof addressFormMachine;
  changePassword: typeof changePasswordMachine;
  returnRequest: typeof returnRequestMachine;
  review: typeof reviewMachine;
  partner: typeof partnerMachine;
  professional: typeof professionalMachine;
  vouchers: typeof vouchersMachine;
  profile: typeof profileMachine;
  smartOrder: typeof smartOrderMachine;
  sessions: typeof sessionsMachine;
  ticketForm: typeof ticketFormMachine;
  ticketReply: typeof ticketReplyMachine;
  contactForm: typeof contactFormMachine;
  wishlist: typeof wishlistMachine;
  chat: typeof chatMachine;
  searches: typeof searchesMachine;
  saleClock: typeof saleClockMachine;
  share: typeof shareMachine;
};

export type FlowName = keyof Flows;
type Actor<Name extends FlowName> = ActorRefFrom<Flows[Name]>;
type Snapshot<Name extends FlowName> = SnapshotFrom<Flows[Name]>;

/** Where a view's events go. */
export type Flow<Name extends FlowName> = { send: (event: EventFrom<Flows[Name]>) => void };

/** Undefined while a flow on demand does not run. */
const useActor = <Name extends FlowName>(name: Name) => useShop().actor.system.get(name) as Actor<Name> | undefined;

const useRunning = <Name extends FlowName>(name: Name): Actor<Name> => {
  const actor = useActor(name);
  if (!actor) throw new Error(`The flow "${name}" is not running.`);
  return actor;
};

/** A flow to send events to; one that is loaded on demand is brought by its first event. */
export const useFlow = <Name extends FlowName>(name: Name): Flow<Name> => {
  const { actor: root } = useShop();
  const actor = useActor(name);
  return useMemo(() => {
    if (actor) return { send: (event) => (actor as AnyActorRef).send(event) };
    if (!isOnDemand(name)) throw new Error(`The flow "${name}" is not running.`);
    return { send: (event) => root.send({ type: 'flow.tell', flow: name, event }) };
  }, [actor, name, root]);
};

/** Facts of a flow that runs: one of the first view, or one that the page names. Renders again only when one changed. */
export const useFacts = <Name extends FlowName, Facts>(
  name: Name,
  select: (snapshot: Snapshot<Name>) => Facts,
): Facts => useSelector(useRunning(name) as never, select as never, shallowEqual) as Facts;

/** Facts of a flow on demand; `absent`, which must stay the same object, while it does not run. */
export const useFactsOr = <Name extends FlowName, Facts>(
  name: Name,
  select: (snapshot: Snapshot<Name>) => Facts,
  absent: Facts,
): Facts => {
  const { actor: root } = useShop();
  const flow = useSelector(root, (snapshot) => snapshot.children[name]);
  const chosen = (snapshot: Snapshot<Name> | undefined) => (snapshot ? select(snapshot) : absent);
  return useSelector(flow as never, chosen as never, shallowEqual) as Facts;
};

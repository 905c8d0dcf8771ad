/** How a view reaches a flow: its actor to send events to, and selected facts to render. */

import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import type { connectivityMachine } from '#machines/connectivity/connectivity.machine.ts';
import type { dialogsMachine } from '#machines/dialogs/dialogs.machine.ts';
import type { localeMachine } from '#machines/locale/locale.machine.ts';
import type { searchMachine } from '#machines/search/search.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { settingsMachine } from '#machines/settings/settings.machine.ts';
import type { toastsMachine } from '#machines/toasts/toasts.machine.ts';
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
};

export type FlowName = keyof Flows;

/** The actor of a flow, to send events to. */
export const useFlow = <Name extends FlowName>(name: Name): ActorRefFrom<Flows[Name]> => {
  const flow = useShop().actor.system.get(name) as ActorRefFrom<Flows[Name]> | undefined;
  if (!flow) throw new Error(`The flow "${name}" is not running.`);
  return flow;
};

/** Facts of a flow; renders again only when one of them changed. */
export const useFacts = <Name extends FlowName, Facts>(
  name: Name,
  select: (snapshot: SnapshotFrom<Flows[Name]>) => Facts,
): Facts => useSelector(useFlow(name) as never, select as never, shallowEqual) as Facts;

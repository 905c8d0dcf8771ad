/** The cart without a network, as models: what waits, and what becomes of a change that was in flight when it went. */
import { done, failed } from '../support/charts/events.ts';
import type { ChartModel } from '../support/charts/model.ts';
import { aCart, type CartSnapshot, cartCases, cartInput, cartPorts, limitedTo, linesModel } from './cart.ts';

const offlineTypes =
  /^(session\.started|connection|cart\.(add|refresh)|line\.(inc|dec|set|rem))|actor\.(get|add|inc|dec|set|remove)|after\.requestTimeout\.cart\.lines/;

export const offlineModel: ChartModel = {
  ...linesModel,
  cases: [...cartCases, ...cartPorts.flatMap((port) => failed(port, { kind: 'network' }))],
  view: (snapshot) => ({ ...(linesModel.view(snapshot) as object), network: (snapshot as CartSnapshot).value.network }),
  isPossible: limitedTo(offlineTypes, ({ value, context }, event) => {
    const waits = context.queue.length + context.pending.length + (context.change ? 1 : 0);
    if (event.type === 'session.started') return typeof value.lines === 'object' && 'signedOut' in value.lines;
    return waits === 0 || !/^(cart\.add|line)/.test(event.type);
  }),
};

/** A cart that comes after the log-in, and after the network went: it begins by reading, and then waits. */
export const lateModel: ChartModel = {
  ...offlineModel,
  cases: [...offlineModel.cases, done('getCart', { ...aCart({ tea: 1 }), info: 'A product is gone.' })],
  input: { ...cartInput, isSignedIn: true, isOffline: true },
  isPossible: limitedTo(/actor\.getCart|^session|^connection|after\.requestTimeout\.cart\.lines/),
};

/**
 * Journeys: paths that are made from a chart, walked on a real page. What is here is all that a flow has to say about
 * itself: which events are what a person does, which states are what a person sees, and which calls it makes.
 */

import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Id } from '#api/types/id.ts';
import type { ChartModel } from '../support/charts/model.ts';
import type { ShopperLocale } from '../support/shopper/languages.ts';
import type { Device, Shopper } from '../support/shopper/shopper.ts';

/** What a person does to make an event happen. */
export type Hand = (shopper: Shopper, event: never) => Promise<void>;

/** The page does it without anybody. */
export const byItself: Hand = async () => {};

export type Journey = {
  /** The chart's own name. */
  flow: string;
  model: ChartModel;
  /** The page on which it begins. */
  path: string;
  /** What has to be ready before the page is opened. */
  prepare?: (shopper: Shopper) => Promise<void>;
  /** What has to be done there first. */
  arrive?: (shopper: Shopper) => Promise<void>;
  /** Only somebody with an account gets there. */
  isSignedIn?: true;
  /** The shops that are chosen for the checkout, as an earlier visit left them. */
  chosenShops?: Id[];
  /** `METHOD /path` of each call that the chart makes, and the port behind it: it waits until the path answers it. */
  ports: Readonly<Record<string, string>>;
  /** `METHOD /path` of what is answered whenever it is asked, with its `data`: what the flow happens among. */
  given?: Readonly<Record<string, unknown>>;
  /** The JSON body of a response, from the output that the port returns to the chart. Default: the output as `data`. */
  bodyOf?: (port: string, output: unknown) => unknown;
  /** Back again, from the `data` of a server's own response; without it the flow never asks the server. */
  output?: (port: string, data: unknown) => unknown;
  /**
   * By the type of the event; an event without a hand is not driven. What is no call, such as the end of a window or of
   * a long delay, can have a hand as well.
   */
  hands: Readonly<Record<string, Hand>>;
  /** Whether the page leaves this state in the same moment: what follows shows it. */
  isLeftAtOnce?: (snapshot: AnyMachineSnapshot) => boolean;
  /** Delays that are short enough to wait for. */
  timers?: RegExp;
  /** Whether a message of the last path is still shown, which the next path would take for its own. */
  lingers?: (shopper: Shopper) => Promise<boolean>;
  /** Fails, by itself, where the page shows anything else. */
  see: (shopper: Shopper, snapshot: AnyMachineSnapshot, event: EventObject) => Promise<void>;
};

/** What a journey has to know of the shop before it can be planned. */
export type Ground = {
  url: string;
  /** The settings of the shop, as `GET /master` answers them. */
  settings: Record<string, unknown>;
  account?: { login: string; password: string };
  /** Of the shopper; without them a desktop and English. */
  device?: Device;
  language?: ShopperLocale;
};

export type Planner = (ground: Ground) => Promise<Journey>;

/** A call of the chart that ends with this event. */
export const portOf = ({ type }: EventObject) => /^xstate\.(?:done|error)\.actor\.(.*)$/.exec(type)?.[1];

export const isHeld = ({ ports }: Journey, port: string) => Object.values(ports).includes(port);

/** Nobody has to do anything for it: a timer, another chart, the page, the response to a call that is not held. */
export const comesAlone = (journey: Journey, event: EventObject | undefined): boolean => {
  if (!event) return false;
  const hand = journey.hands[event.type];
  if (hand) return hand === byItself;
  const port = portOf(event);
  if (port) return !isHeld(journey, port);
  return /^xstate\.(after|snapshot)\./.test(event.type);
};

const isTimer = ({ type }: EventObject) => type.startsWith('xstate.after.');

/** A lost session leaves the page of who is signed in. */
const endsSession = ({ isSignedIn }: Journey, event: EventObject) =>
  isSignedIn && 'error' in event && (event.error as { kind?: string }).kind === 'unauthorized';

const canHappen = (journey: Journey, event: EventObject): boolean => {
  if (event.type in journey.hands) return true;
  if (isTimer(event)) return journey.timers?.test(event.type) ?? false;
  if (event.type.startsWith('xstate.')) {
    const hasResponse = !comesAlone(journey, event) || !('error' in event);
    return hasResponse && !endsSession(journey, event);
  }
  return false;
};

/** With only those events that can be brought about from outside. */
export const drivable = (journey: Journey): Journey => {
  const { model } = journey;
  const { isPossible = () => true } = model;
  return {
    ...journey,
    model: {
      ...model,
      isPossible: (snapshot, event) => canHappen(journey, event) && isPossible(snapshot, event),
    },
  };
};

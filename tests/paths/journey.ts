/**
 * Journeys: paths that are made from a chart, walked on a real page. What is here is all that a flow has to say about
 * itself: which events are what a person does, which states are what a person sees, and which calls it makes.
 */
import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { Shopper } from '../support/journey-shopper.ts';
import type { ChartModel } from '../support/model.ts';

/** What is done and seen on an open page. */
export type Scene = {
  /** By the type of the event. A timer needs no hand: it is waited for. */
  hands: Readonly<Record<string, (event: never) => Promise<void>>>;
  /** Fails, by itself, where the page shows anything else. */
  see: (snapshot: AnyMachineSnapshot, event: EventObject) => Promise<void>;
};

export type Journey = {
  /** The chart's own name. */
  flow: string;
  model: ChartModel;
  /** `METHOD /path` of each call that the chart makes, and the port behind it. */
  ports: Readonly<Record<string, string>>;
  /** The JSON of an answer, from what the port hands to the chart. */
  answer: (port: string, output: unknown) => unknown;
  /** Back again, from the `data` of a server's own answer; without it the flow never asks the server. */
  output?: (port: string, data: unknown) => unknown;
  open: (shopper: Shopper) => Promise<Scene>;
};

/** What a journey has to know of the shop before it can be planned. */
export type Ground = {
  url: string;
  /** The settings of the shop, as `GET /master` answers them. */
  settings: Record<string, unknown>;
  account?: { login: string; password: string };
};

export type Planner = (ground: Ground) => Promise<Journey>;

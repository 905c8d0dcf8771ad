/** The calls of a chart, held until a path answers them; nothing else may change anything on a server that is only read. */
import type { Page, Route } from 'playwright-core';
import type { EventObject } from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import type { Disturbance } from './disturb.ts';
import type { Journey } from './journey.ts';

type Waiting = { port: string; route: Route };

/** Changes nothing that anybody would miss. */
const harmless = /^POST \/(login|update-last-seen|chat-typing|cart\/checkout)$|^GET /;

const callOf = (route: Route) => {
  const request = route.request();
  return `${request.method()} ${new URL(request.url()).pathname.replace(/^.*?\/api(?=\/)/, '')}`;
};

const refusalOf = ({ status = 500, message = 'No.', fields, data }: Failure) => {
  const errors = fields && Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, [text]]));
  return { status, json: { message, ...(errors ? { errors } : {}), ...(data ? { data } : {}) } };
};

export type Calls = {
  /** The ports whose calls wait. */
  waiting: () => string[];
  /** Answers the call of a port as the event says; the event, with the server's own response where that was asked. */
  settle: (port: string, event: EventObject) => Promise<EventObject>;
  /** What would have changed something and was stopped. */
  strays: () => string[];
};

export type Holding = {
  /** What nobody holds may change something on the server. */
  allowsWrites?: boolean | undefined;
  /** What nobody holds may go wrong. */
  disturbance?: Disturbance | undefined;
};

export const holdCalls = async (
  page: Page,
  journey: Journey,
  { allowsWrites = false, disturbance }: Holding,
): Promise<Calls> => {
  let waiting: Waiting[] = [];
  const strays: string[] = [];
  const { bodyOf = (_: string, data: unknown) => ({ data }) } = journey;
  const pass = (route: Route) => (disturbance ? disturbance.response(route) : route.fallback());
  // What the shop says over the line is no part of a path.
  await page.routeWebSocket(/./, () => {});
  await page.route('**/api/**', async (route) => {
    const call = callOf(route);
    if (journey.given && call in journey.given) return route.fulfill({ json: { data: journey.given[call] } });
    const port = journey.ports[call];
    if (port) return void waiting.push({ port, route });
    if (allowsWrites || harmless.test(call)) return pass(route);
    strays.push(call);
    await route.abort();
  });
  // What the page gives up is not waited for any more.
  page.on('requestfailed', (request) => {
    waiting = waiting.filter(({ route }) => route.request() !== request);
  });

  const take = (port: string): Route => {
    const found = waiting.find((call) => call.port === port);
    if (!found) throw new Error(`${port} was not called.`);
    waiting = waiting.filter((call) => call !== found);
    return found.route;
  };
  const fail = async (route: Route, error: Failure) => {
    if (error.kind === 'network') await route.abort();
    else await route.fulfill(refusalOf(error));
  };

  return {
    waiting: () => waiting.map(({ port }) => port),
    strays: () => strays,
    settle: async (port, event) => {
      const route = take(port);
      if ('error' in event) {
        await fail(route, event.error as Failure);
        return event;
      }
      const { output } = event as EventObject & { output: unknown };
      if (!allowsWrites || !journey.output) {
        await route.fulfill({ json: bodyOf(port, output) as object });
        return event;
      }
      const response = await route.fetch();
      if (!response.ok()) throw new Error(`The server answered ${port} with ${response.status()}.`);
      const { data } = (await response.json()) as { data: unknown };
      await route.fulfill({ response });
      return { ...event, output: journey.output(port, data) } as EventObject;
    },
  };
};

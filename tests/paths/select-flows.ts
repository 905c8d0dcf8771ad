/** Which of the chosen flows can be walked in a shop, and why the others are left out. */
import type { Flow } from './flows.ts';
import type { Ground, Journey } from './journey.ts';
import { LeftOut } from './left-out.ts';

export type Selected = { flow: Flow } & ({ journey: Journey; leftOut?: never } | { journey?: never; leftOut: string });

type Plan = (flow: Flow, ground: Ground) => Promise<Journey>;

export const needsAccount = 'it needs an account: set LARDER_JOURNEYS_LOGIN and LARDER_JOURNEYS_PASSWORD';

/** A fault of the shop is no reason to leave a flow out: anything but `LeftOut` ends the run. */
const selectOne = async (flow: Flow, ground: Ground, plan: Plan): Promise<Selected> => {
  try {
    const journey = await plan(flow, ground);
    return journey.isSignedIn && !ground.account ? { flow, leftOut: needsAccount } : { flow, journey };
  } catch (error) {
    if (error instanceof LeftOut) return { flow, leftOut: error.message };
    throw error;
  }
};

export const selectFlows = (flows: readonly Flow[], ground: Ground, plan: Plan): Promise<Selected[]> =>
  Promise.all(flows.map((flow) => selectOne(flow, ground, plan)));

/** A started chart on a simulated clock whose calls wait until a test answers them. */
import {
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  type EventFromLogic,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { call } from '#machines/shared/call.ts';
import { receiverOf } from '#tools/flows/simulation/running-charts.ts';
import { createHeldCalls, type HeldCall } from './held-calls.ts';
import { type HeldChildren, type HeldPort, heldChart, holdCalls } from './held-chart.ts';

/** A port whose calls wait in `calls`. */
export const heldPort = (port: string, calls: HeldCall[]) =>
  call<never, unknown>((input) => new Promise((resolve, reject) => calls.push({ port, input, resolve, reject })));

/** `children` are the charts that the machine invokes: their calls wait, too, and an event goes to the chart that hears it. */
export const startHeld = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  ports: readonly HeldPort[],
  children: HeldChildren = {},
) => {
  const { hold, record, test } = createHeldCalls<AnyEventObject>();
  const clock = new SimulatedClock();
  const actor = createActor(heldChart(machine, ports, children), { input: input as never, clock });
  holdCalls(actor, hold);
  actor.on('*', record);
  actor.start();

  return {
    ...test,
    actor,
    send: (event: EventFromLogic<Machine>) => receiverOf(actor, event as never).send(event as never),
    snapshot: () => actor.getSnapshot() as SnapshotFrom<Machine>,
    pass: (ms: number) => clock.increment(ms),
  };
};

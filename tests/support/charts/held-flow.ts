/** A started chart on a simulated clock whose calls wait until a test answers them. */
import { type AnyStateMachine, createActor, type EventFromLogic, SimulatedClock, type SnapshotFrom } from 'xstate';
import type { Failure } from '#api/types/failure.ts';
import { call } from '#machines/shared/call.ts';
import type { NoticeRequested } from '#machines/shared/notice.ts';
import { type HeldChildren, type HeldPort, heldChart, holdCalls, receiverOf } from './held-chart.ts';

type Question = { port: string; input: unknown; resolve: (output: never) => void; reject: (error: unknown) => void };
type Told = { type: string };

export const settled = () => new Promise((resolve) => setImmediate(resolve));

/** An actor slot that waits; `questions` fills with what it was asked. */
export const heldPort = (port: string, questions: Question[]) =>
  call<never, unknown>((input) => new Promise((resolve, reject) => questions.push({ port, input, resolve, reject })));

/** `children` are the charts that the machine invokes: their calls wait, too, and an event goes to the chart that hears it. */
export const startHeld = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: unknown,
  ports: readonly HeldPort[],
  children: HeldChildren = {},
) => {
  const questions: Question[] = [];
  const told: Told[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(heldChart(machine, ports, children), { input: input as never, clock });
  holdCalls(
    actor,
    (port, given) => new Promise((resolve, reject) => questions.push({ port, input: given, resolve, reject })),
  );
  actor.on('*', (event) => void told.push(event));
  actor.start();

  const requested = (port?: string) => questions.filter((question) => !port || question.port === port);
  /** The latest question of this port, or the one with this index. */
  const question = (port: string, index?: number) => {
    const found = requested(port).at(index ?? -1);
    if (!found) throw new Error(`${port} was not asked.`);
    return found;
  };

  return {
    actor,
    send: (event: EventFromLogic<Machine>) => receiverOf(actor, event as never).send(event as never),
    snapshot: () => actor.getSnapshot() as SnapshotFrom<Machine>,
    pass: (ms: number) => clock.increment(ms),
    /** What the ports were asked, in order. */
    requested: (port?: string) => requested(port).map(({ input: given }) => given),
    respond: async (port: string, output: unknown, index?: number) => {
      question(port, index).resolve(output as never);
      await settled();
    },
    refuse: async (port: string, failure: Failure, index?: number) => {
      question(port, index).reject(failure);
      await settled();
    },
    emitted: (type: string) => told.filter((event) => event.type === type),
    notices: () =>
      told
        .filter((event): event is NoticeRequested => event.type === 'notice.requested')
        .map(({ kind, text }) => ({ kind, text })),
  };
};

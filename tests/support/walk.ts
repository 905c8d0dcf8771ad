/** Tests that walk a chart along every edge of its models, and say which transitions no path took. */
import { describe, expect, test } from 'vitest';
import type { AnyStateMachine, EventObject } from 'xstate';
import { transitionsOf } from '#tools/flows/transitions.ts';
import { type RigChildren, startRig } from './chart-rig.ts';
import { type ChartModel, edgePaths } from './model.ts';

export type Walk = {
  machine: AnyStateMachine;
  ports: readonly string[];
  models: Record<string, ChartModel>;
  children?: RigChildren;
  /** What makes an event of a path happen, where it is not that event itself. */
  asStep?: (event: EventObject) => EventObject;
  /** Transitions that this chart has from its kind and never takes; each is named without the chart's own name. */
  never?: readonly string[];
};

export const walkEveryEdge = ({ machine, ports, models, children, asStep = (event) => event, never = [] }: Walk) => {
  const taken = new Set<string>();

  describe.each(Object.entries(models))('%s', (_, model) => {
    test.each(edgePaths(model).map((path) => [path.name, path] as const))('%s', async (_name, path) => {
      const rig = startRig(model.machine, model.input, ports, children);
      for (const { event, state } of path.steps) {
        await rig.take(asStep(event));
        expect(model.view(rig.actor.getSnapshot() as never)).toEqual(model.view(state));
      }
      expect(rig.actor.getSnapshot().status).toBe('active');
      rig.actor.stop();
      for (const transition of rig.taken) taken.add(transition);
    });
  });

  test('together the paths take every transition of the chart', () => {
    const isNever = (transition: string) => never.some((name) => transition.startsWith(`${machine.id}.${name}`));
    expect(
      [...transitionsOf(machine).keys()].filter((transition) => taken.has(transition) === isNever(transition)),
    ).toEqual([]);
  });
};

/** Takes down what every unit test tries of the charts, into `test-results/flows/unit`, for `npm run flows -- coverage`. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
import { Actor, type AnyActor, type AnyTransitionDefinition, type InspectionEvent } from 'xstate';
import { createRecorder } from '#tools/flows/coverage/record.ts';
import { keyOf } from '#tools/flows/transitions.ts';

/** A fuzz test goes everywhere and asserts little: what only it has tried counts as untried. */
const isFuzz = (file: string) => /-fuzz\.test\.ts$/.test(file);

declare module 'vitest' {
  interface TaskMeta {
    /** The last transition that each chart took in a test, for `npm run flow`. */
    lastTransitions?: Record<string, string>;
    /** What a failed test expected and received: Vitest's JSON leaves it out. */
    difference?: string;
  }
}

/** `npm run flow` has a folder of its own, so that it leaves the recordings of the whole lane alone. */
const folder = process.env.LARDER_FLOW_RECORDINGS ?? join('test-results', 'flows', 'unit');

const file = expect.getState().testPath ?? '';

if (!isFuzz(file)) {
  const { inspect: record, recording } = createRecorder();
  const last = new Map<string, string>();

  const inspect = (event: InspectionEvent) => {
    record(event);
    if (event.type !== '@xstate.microstep') return;
    for (const transition of event._transitions as AnyTransitionDefinition[]) {
      last.set(transition.source.machine.id, keyOf(transition));
    }
  };

  beforeEach(() => last.clear());
  afterEach(({ task }) => {
    if (task.result?.state !== 'fail') return;
    task.meta.lastTransitions = Object.fromEntries(last);
    task.meta.difference = task.result.errors?.[0]?.diff ?? '';
  });

  /** An actor's first state is made with the actor: an inspector that comes later would miss it. */
  const prototype = Actor.prototype as unknown as { _initState: (this: AnyActor, persisted?: unknown) => void };
  const begin = prototype._initState;
  prototype._initState = function (persisted) {
    if (!this._parent) this.system.inspect(inspect);
    begin.call(this, persisted);
  };

  afterAll(() => {
    // Files that share a process share the charts, too.
    prototype._initState = begin;
    if (Object.keys(recording).length === 0) return;
    const name = createHash('sha256').update(file).digest('hex');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name.slice(0, 16)}.json`), JSON.stringify(recording));
  });
}

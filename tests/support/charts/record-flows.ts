/** Takes down what every unit test tries of the charts, into `test-results/flows/unit`, for `npm run flows -- coverage`. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { Actor, type AnyActor } from 'xstate';
import { createRecorder } from '#tools/flows/coverage/record.ts';

/** A storm goes everywhere and looks at little: what only it has tried counts as untried. */
const isFuzz = (file: string) => /storms?\.test\.ts$/.test(file);

const file = expect.getState().testPath ?? '';

if (!isFuzz(file)) {
  const { inspect, recording } = createRecorder();

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
    const folder = join('test-results', 'flows', 'unit');
    const name = createHash('sha256').update(file).digest('hex');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${name.slice(0, 16)}.json`), JSON.stringify(recording));
  });
}

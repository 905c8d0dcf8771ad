/** Replays a report apart from the page: a replay takes the timers and the clock of its surroundings. */
import { replay } from '../../../replay/replay.ts';
import type { Report } from '../../../replay/report.types.ts';

export type Replayed = { outcome: Awaited<ReturnType<typeof replay>> } | { error: string };

addEventListener('message', ({ data }: MessageEvent<Report>) => {
  replay(data).then(
    (outcome) => postMessage({ outcome } satisfies Replayed),
    (error: unknown) => postMessage({ error: String(error) } satisfies Replayed),
  );
});

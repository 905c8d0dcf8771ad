/**
 * Loaded into the server before its own code: its clock is ahead of the machine's by what the parent process says, or
 * behind. Timers go by the time that passes, as they do when somebody sets a real clock.
 */
const RealDate = Date;

let aheadMs = Number(process.env.CHAOS_CLOCK_AHEAD_MS ?? 0);

/** A clock has whole milliseconds, as the database expects. */
const now = () => Math.round(RealDate.now() + aheadMs);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values, newTarget) => Reflect.construct(target, values.length > 0 ? values : [now()], newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('message', (message: { aheadMs?: unknown }) => {
  if (typeof message.aheadMs === 'number') aheadMs = message.aheadMs;
});
process.channel?.unref();

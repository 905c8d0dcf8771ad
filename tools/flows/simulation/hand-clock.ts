/** A clock for one actor system whose time only moves when somebody moves it. */
import type { AnyActor, EventObject } from 'xstate';

type Timer = { run: () => void; ms: number; due: number; type: string };

/** A timer that is set: `left` is in milliseconds, `type` is the event of the chart that it stands for. */
export type SetTimer = { type: string; left: number };

type Scheduler = { schedule: (source: unknown, target: unknown, event: EventObject, ...rest: unknown[]) => void };

/** Pass it as `clock` to `createActor`, and call `follow` before the actor starts. */
export const handClock = () => {
  const timers = new Map<number, Timer>();
  let last = 0;
  let now = 0;
  let scheduled = '';

  const byDue = () => [...timers].sort(([, one], [, other]) => one.due - other.due);
  const run = (id: number, timer: Timer) => {
    timers.delete(id);
    timer.run();
  };

  return {
    setTimeout: (work: () => void, ms: number) => {
      last += 1;
      timers.set(last, { run: work, ms, due: now + ms, type: scheduled });
      return last;
    },
    clearTimeout: (id: number) => void timers.delete(id),
    /** A clock is told no more than the time: which event a timer stands for is known where it is scheduled. */
    follow: (actor: AnyActor) => {
      const { scheduler } = actor.system as unknown as { scheduler: Scheduler };
      const { schedule } = scheduler;
      scheduler.schedule = (source, target, event, ...rest) => {
        scheduled = event.type;
        schedule(source, target, event, ...rest);
      };
    },
    /** Two states may wait equally long: without the type of the event, the timer that was set first is fired. */
    fire: (ms: number, type?: string) => {
      const isMeant = (timer: Timer) => timer.ms === ms && (!type || timer.type === type);
      const [id, timer] = [...timers].find(([, waiting]) => isMeant(waiting)) ?? [];
      if (id === undefined || !timer) throw new Error(`No timer of ${ms} ms is set${type ? ` for ${type}` : ''}.`);
      run(id, timer);
    },
    /** Lets `ms` pass; timers go off in their order, also those that others set meanwhile. Returns their events. */
    advance: (ms: number): string[] => {
      const until = now + ms;
      const fired: string[] = [];
      for (let next = byDue()[0]; next && next[1].due <= until; next = byDue()[0]) {
        const [id, timer] = next;
        now = Math.max(now, timer.due);
        fired.push(timer.type);
        run(id, timer);
      }
      now = until;
      return fired;
    },
    /** The next one first. */
    timers: (): SetTimer[] => byDue().map(([, { type, due }]) => ({ type, left: due - now })),
  };
};

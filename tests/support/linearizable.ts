/**
 * Whether a history of overlapping calls can be told as one call after the other.
 *
 * A call changes the shop at one moment and reads its response at a later one, both between being sent and being answered.
 * A telling is found by trying: at each step any call may go on whose predecessors, those answered before it was sent,
 * are through.
 */

export type Call<Wish> = {
  wish: Wish;
  /** Moments of one clock that counts steps. */
  sentAt: number;
  answeredAt: number;
  status: number;
  /** The value in the response; absent in a refusal. */
  seen?: string;
};

export type Rules<Wish, State> = {
  start: State;
  /** The state after a wish, or undefined where it is refused. */
  after: (state: State, wish: Wish) => State | undefined;
  /** A state as a response shows it. */
  shown: (state: State) => string;
};

type Phase = 'sent' | 'done' | 'answered';

const goOn = <Wish, State>(
  { wish, status, seen }: Call<Wish>,
  phase: Phase,
  state: State,
  rules: Rules<Wish, State>,
) => {
  if (phase === 'done') return seen === rules.shown(state) ? { phase: 'answered' as const, state } : undefined;
  const next = rules.after(state, wish);
  if (next === undefined) return status === 422 ? { phase: 'answered' as const, state } : undefined;
  return status === 200 ? { phase: 'done' as const, state: next } : undefined;
};

export const isLinearizable = <Wish, State>(calls: readonly Call<Wish>[], rules: Rules<Wish, State>): boolean => {
  const hopeless = new Set<string>();

  const isReady = (call: Call<Wish>, phases: readonly Phase[]) =>
    calls.every((other, index) => phases[index] === 'answered' || other.answeredAt >= call.sentAt);

  const tell = (phases: readonly Phase[], state: State): boolean => {
    if (phases.every((phase) => phase === 'answered')) return true;
    const place = `${phases.join()} ${rules.shown(state)}`;
    if (hopeless.has(place)) return false;
    const isTold = calls.some((call, index) => {
      const phase = phases[index] as Phase;
      if (phase === 'answered' || !isReady(call, phases)) return false;
      const step = goOn(call, phase, state, rules);
      return step !== undefined && tell(phases.with(index, step.phase), step.state);
    });
    if (!isTold) hopeless.add(place);
    return isTold;
  };

  return tell(
    calls.map(() => 'sent' as const),
    rules.start,
  );
};

/** The calls of charts, held until a test answers them, and what the charts emit meanwhile. */
import type { Failure } from '#api/types/failure.ts';
import type { NoticeRequested } from '#machines/shared/notice.ts';
import { settled } from './settled.ts';

export type HeldCall = {
  port: string;
  input: unknown;
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
};

/** `hold` fills a port; `record` gets every emitted event; `test` is what a test uses. */
export const createHeldCalls = <Emitted extends { type: string }>() => {
  const calls: HeldCall[] = [];
  const events: Emitted[] = [];
  const callsOf = (port?: string) => calls.filter((call) => !port || call.port === port);
  const callOf = (port: string, index = -1) => {
    const found = callsOf(port).at(index);
    if (!found) throw new Error(`${port} was not called.`);
    return found;
  };
  return {
    hold: (port: string, input: unknown) =>
      new Promise<never>((resolve, reject) => calls.push({ port, input, resolve, reject })),
    record: (event: Emitted) => void events.push(event),
    test: {
      /** The inputs of the calls, in order; of one port or of all. */
      requested: (port?: string) => callsOf(port).map(({ input }) => input),
      /** Answers the latest call of a port, or the one with this index. */
      respond: async (port: string, output: unknown, index?: number) => {
        callOf(port, index).resolve(output as never);
        await settled();
      },
      refuse: async (port: string, failure: Failure, index?: number) => {
        callOf(port, index).reject(failure);
        await settled();
      },
      emitted: (type: string) => events.filter((event) => event.type === type),
      notices: () =>
        events
          .filter((event): event is Emitted & NoticeRequested => event.type === 'notice.requested')
          .map(({ kind, text }) => ({ kind, text })),
    },
  };
};

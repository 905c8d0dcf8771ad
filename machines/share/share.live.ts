/** Share with its ports filled by the browser. */
import { fromPromise } from 'xstate';
import { shareMachine } from './share.machine.ts';
import type { Shared, ShareOutcome } from './share.types.ts';

const openSheet = async (page: Shared): Promise<ShareOutcome> => {
  if (!navigator.canShare?.(page)) return 'unable';
  try {
    await navigator.share(page);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unable';
  }
};

export const liveShare = () =>
  shareMachine.provide({
    actors: {
      openSheet: fromPromise<ShareOutcome, Shared>(({ input }) => openSheet(input)),
      copy: fromPromise<void, Shared>(({ input }) => navigator.clipboard.writeText(input.url)),
    },
  });

/** The release chart over the server's files and this page. */

import type { LocalePage } from '../locale/locale.types.ts';
import { call } from '../shared/call.ts';
import { releaseMachine } from './release.machine.ts';

/** The name of a built file changes with its text and with all that it leads to: as long as this one is there, all are. */
const own = import.meta.url;

/** A host that answers every address with the shop's page has no file of this name either. */
const isGone = ({ status, ok, headers }: Response) =>
  status === 404 || status === 410 || (ok && !headers.get('content-type')?.includes('javascript'));

export const liveRelease = (page: LocalePage) =>
  releaseMachine.provide({
    actors: {
      isOutdated: call(async (_: undefined, signal) =>
        isGone(await fetch(own, { method: 'HEAD', cache: 'no-store', signal })),
      ),
      claimReload: call(async () => page.claimOnce(own)),
      reload: call(page.reload),
    },
  });

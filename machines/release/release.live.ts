/** Release with its ports filled by the server's files and this page. */

import type { LocalePage } from '../locale/locale.types.ts';
import { call } from '../shared/call.ts';
import { releaseMachine } from './release.machine.ts';

/** The name of a built file changes with its content and everything it imports: as long as this one exists, all do. */
const own = import.meta.url;

/** A host that responds to every path with the shop's page has no file of this name either. */
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

/** How shop and sandbox know each other: keys that last as long as the process, and a road that never leaves it. */
import { randomBytes } from 'node:crypto';

export type SandboxKeys = { secretKey: string; noticeSecret: string };

export const newSandboxKeys = (): SandboxKeys => ({
  secretKey: `sk_test_${randomBytes(24).toString('hex')}`,
  noticeSecret: `whsec_${randomBytes(24).toString('hex')}`,
});

/** Below this path are the sandbox's calls and its page to pay on. */
export const sandboxPath = '/payment/sandbox';

/** Never looked up: the calls stay inside this process. */
export const sandboxHost = 'sandbox.internal';

/** The SDK asks for `/v1/…` of a host; here that is a path of this server. */
export const fetchSandbox =
  (inside: typeof fetch): typeof fetch =>
  (input, init) => {
    const { pathname, search } = new URL(String(input));
    return inside(`http://${sandboxHost}${sandboxPath}${pathname}${search}`, init);
  };

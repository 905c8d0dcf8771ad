/** The gateways of this server: the real service with a key, the sandbox without one. */
import type Stripe from 'stripe';
import type { Gateways } from './gateway.ts';
import { fetchSandbox, type SandboxKeys, sandboxHost } from './sandbox/keys.ts';
import { stripeGateway } from './stripe-gateway.ts';

export type StripeKeys = { secretKey: string; noticeSecret: string };

const timeout = { maxNetworkRetries: 2, timeout: 15_000, telemetry: false } as const;

/** `inside` is a fetch to this very server, which is where the sandbox is. */
export function gatewaysFor(keys: StripeKeys | undefined, sandbox: SandboxKeys, inside: typeof fetch): Gateways {
  const open = async () => {
    const { default: Client } = await import('stripe');
    return keys
      ? new Client(keys.secretKey, timeout)
      : new Client(sandbox.secretKey, {
          ...timeout,
          host: sandboxHost,
          protocol: 'http',
          httpClient: Client.createFetchHttpClient(fetchSandbox(inside)),
        });
  };
  let opening: Promise<Stripe> | undefined;
  const client = () => {
    opening ??= open();
    return opening;
  };
  const gateways = [stripeGateway(client, keys?.noticeSecret ?? sandbox.noticeSecret)];
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}

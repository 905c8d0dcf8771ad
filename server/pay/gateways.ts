/** The gateways of this server: the real service with a key, the sandbox without one. */
import Stripe from 'stripe';
import type { Gateways } from './gateway.ts';
import { fetchSandbox, type SandboxKeys, sandboxHost } from './sandbox/keys.ts';
import { stripeGateway } from './stripe-gateway.ts';

export type StripeKeys = { secretKey: string; noticeSecret: string };

const timeout = { maxNetworkRetries: 2, timeout: 15_000, telemetry: false } as const;

/** `inside` is a fetch to this very server, which is where the sandbox is. */
export function gatewaysFor(keys: StripeKeys | undefined, sandbox: SandboxKeys, inside: typeof fetch): Gateways {
  const stripe = keys
    ? new Stripe(keys.secretKey, timeout)
    : new Stripe(sandbox.secretKey, {
        ...timeout,
        host: sandboxHost,
        protocol: 'http',
        httpClient: Stripe.createFetchHttpClient(fetchSandbox(inside)),
      });
  const gateways = [stripeGateway(stripe, keys?.noticeSecret ?? sandbox.noticeSecret)];
  return new Map(gateways.map((gateway) => [gateway.name, gateway]));
}

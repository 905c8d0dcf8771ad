/** Notices of the gateway, signed as Stripe signs, with the keys of the test servers. */
import Stripe from 'stripe';
import type { SandboxKeys } from '#server/pay/sandbox/keys.ts';

export const sandboxKeys: SandboxKeys = { secretKey: 'sk_test_of_the_tests', noticeSecret: 'whsec_of_the_tests' };

const { webhooks } = new Stripe(sandboxKeys.secretKey);

/** `secret` and `ageSeconds` are for notices that must be refused. */
export const signatureOf = (payload: string, { secret = sandboxKeys.noticeSecret, ageSeconds = 0 } = {}): string =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1000) - ageSeconds });

/** The keys with which the shop signs its notifications (VAPID, RFC 8292), from the environment. */
import { createECDH } from 'node:crypto';
import { isEmail } from '#server/domain/contact.ts';
import { StartError } from '#server/start-error.ts';

export type PushKeys = { publicKey: string; privateKey: string; subject: string };

const curve = 'prime256v1';

export function newPushKeys(): Pick<PushKeys, 'publicKey' | 'privateKey'> {
  const pair = createECDH(curve);
  const publicKey = pair.generateKeys('base64url', 'uncompressed');
  // A number with leading zeros is shorter.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return { publicKey, privateKey };
}

function isPair({ publicKey, privateKey }: PushKeys): boolean {
  const pair = createECDH(curve);
  try {
    pair.setPrivateKey(privateKey, 'base64url');
    return pair.getPublicKey('base64url', 'uncompressed') === publicKey;
  } catch {
    return false;
  }
}

const isContact = (text: string) =>
  text.startsWith('mailto:') ? isEmail(text.slice('mailto:'.length)) : /^https:\/\/[^\s]+$/.test(text);

/** Undefined: the shop sends no notifications. */
function pushKeys(env: Record<string, string | undefined>): PushKeys | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env;
  if (!publicKey && !privateKey && !subject) return undefined;
  if (!publicKey || !privateKey || !subject)
    throw new StartError('VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT must be set together.');
  if (!isContact(subject))
    throw new StartError(`VAPID_SUBJECT must be mailto:shop@example.com or an https address, not "${subject}".`);
  // The values are not repeated: one is a secret.
  if (!isPair({ publicKey, privateKey, subject }))
    throw new StartError('VAPID_PRIVATE_KEY does not fit VAPID_PUBLIC_KEY; "npm run shop -- push keys" makes a pair.');
  return { publicKey, privateKey, subject };
}

/** `testOrigin`: a push service of tests, which may be on this machine. */
export type PushSettings = { keys: PushKeys; testOrigin: string | undefined };

export function pushSettings(
  env: Record<string, string | undefined>,
  testService: URL | undefined,
): PushSettings | undefined {
  const keys = pushKeys(env);
  return keys && { keys, testOrigin: testService?.origin };
}

/** The switch for notifications with its ports filled by the API and the browser. */
import type { Client } from '#api/client.ts';
import { getPushSubscription, removePushSubscription, savePushSubscription } from '#api/operations/push.ts';
import type { PushDevice } from '#api/types/push.ts';
import { pushSubscription } from '#api/validators/tolerant/account.ts';
import { validated } from '#api/validators/tolerant/tolerant.ts';
import { call } from '../shared/call.ts';
import { pushSwitchMachine } from './push-switch.machine.ts';
import type { PushReply, PushState } from './push-switch.types.ts';

/** The worker starts once the page is quiet; a shop may have switched it off. */
const longestWaitMs = 10_000;

/** Safari on a phone has these in installed apps alone. */
const hasPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const manager = async (): Promise<PushManager | undefined> => {
  if (!hasPush()) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs));
  return (await Promise.race([navigator.serviceWorker.ready, late]))?.pushManager;
};

const stateOf = async (client: Client, signal: AbortSignal): Promise<PushState> => {
  const found = validated(pushSubscription, await getPushSubscription(client, {}, signal)).data;
  const publicKey = found.public_key ?? '';
  if (publicKey === '') return { kind: 'absent', publicKey };
  const push = await manager();
  if (!push) return { kind: 'unsupported', publicKey };
  if (Notification.permission === 'denied') return { kind: 'denied', publicKey };
  const isOn = found.is_on && Notification.permission === 'granted' && (await push.getSubscription()) !== null;
  return { kind: isOn ? 'on' : 'off', publicKey };
};

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

const textOf = (key: ArrayBuffer | null) =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const deviceOf = (subscription: PushSubscription): PushDevice => ({
  endpoint: subscription.endpoint,
  p256dh: textOf(subscription.getKey('p256dh')),
  auth: textOf(subscription.getKey('auth')),
});

const subscribe = async ({ publicKey }: { publicKey: string }): Promise<PushReply> => {
  const permission = await Notification.requestPermission();
  if (permission === 'denied') return { kind: 'denied' };
  const push = permission === 'granted' ? await manager() : undefined;
  if (!push) return { kind: 'dismissed' };
  // One for an earlier key of the shop would refuse the new one.
  await (await push.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) };
  return { kind: 'subscribed', device: deviceOf(await push.subscribe(options)) };
};

export const livePushSwitch = (client: Client) =>
  pushSwitchMachine.provide({
    actors: {
      readPushState: call((_: undefined, signal) => stateOf(client, signal)),
      subscribe: call(subscribe),
      savePushSubscription: call((device: PushDevice, signal) => savePushSubscription(client, device, signal)),
      removePushSubscription: call(async (_: undefined, signal) => {
        const said = await removePushSubscription(client, {}, signal);
        // The server sends nothing more, whether or not the browser forgets the subscription.
        await manager()
          .then((push) => push?.getSubscription())
          .then((subscription) => subscription?.unsubscribe())
          .catch(() => undefined);
        return said;
      }),
    },
  });

/** Notifications: reading, switching on and switching off. */
import { type Case, cases, good } from './cases.ts';

const rows: Case[] = [
  good('getPushSubscription', 'to who is signed in'),
  good('savePushSubscription', 'to what a browser gave'),
  {
    call: 'savePushSubscription',
    status: 422,
    when: 'to an address on a private network',
    change: { body: { endpoint: 'https://192.168.0.1/push' } },
    fields: ['endpoint'],
  },
  good('removePushSubscription', 'to who is signed in'),
];

cases('notifications', rows);

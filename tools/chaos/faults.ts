/** What happens to the shop, and when: both follow the seed. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { MailServer } from './mail-server.ts';
import type { ChaosShop } from './shop.ts';

export type Place = { shop: ChaosShop; mail: MailServer };

export type Fault = {
  name: string;
  /** It wants a disk of its own, which only root can have. */
  needsDisk?: true;
  happen: (place: Place, random: () => number) => Promise<unknown>;
};

/** From half a second to three. */
const aWhile = (random: () => number) => 500 + random() * 2_500;

const mostMinutesOff = 50;

export const serverKilled: Fault = { name: 'server killed', happen: ({ shop }) => shop.killServer() };

export const faults: readonly Fault[] = [
  serverKilled,
  { name: 'server frozen', happen: ({ shop }, random) => shop.freezeServer(aWhile(random)) },
  { name: 'database killed', happen: ({ shop }) => shop.killDatabase() },
  { name: 'database connections cut', happen: ({ shop }) => shop.cutConnections() },
  { name: 'shoppers cut off', happen: async ({ shop }) => shop.front.cut() },
  { name: 'network of the shoppers slow', happen: ({ shop }, random) => shop.front.slowDown(aWhile(random)) },
  { name: 'network of the database slow', happen: ({ shop }, random) => shop.back.slowDown(aWhile(random)) },
  {
    name: 'clock jumped',
    happen: ({ shop }, random) => shop.jump((random() * 2 - 1) * mostMinutesOff * 60_000, aWhile(random)),
  },
  { name: 'disk full', needsDisk: true, happen: ({ shop }, random) => shop.fillDisk(aWhile(random)) },
  { name: 'power lost', needsDisk: true, happen: ({ shop }) => shop.losePower() },
  {
    name: 'mail refused',
    happen: async ({ mail }, random) => {
      mail.state.isRefusing = true;
      await sleep(aWhile(random));
      mail.state.isRefusing = false;
    },
  },
];

export type Breaking = { random: () => number; isOver: () => boolean; chosen: readonly Fault[] };

/** Each fault comes about as often as the others: they are dealt like cards. The numbers of each are drawn before it. */
export async function breakThings(place: Place, { random, isOver, chosen }: Breaking, counts: Map<string, number>) {
  let dealt: Fault[] = [];
  while (!isOver()) {
    await sleep(1_000 + random() * 2_000);
    if (dealt.length === 0) dealt = [...chosen];
    const [fault] = dealt.splice(Math.floor(random() * dealt.length), 1);
    if (!fault || isOver()) continue;
    await fault.happen(place, random);
    counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1);
  }
}

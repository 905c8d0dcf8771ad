/** A run: shoppers work, faults happen by the seed, and the audit says what is left. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Arguments } from './arguments.ts';
import { audit, type Finding } from './audit.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { addPerson, prepareGoods } from './people.ts';
import { type ChaosShop, startChaosShop } from './shop.ts';
import { type Ledger, newLedger, workAs } from './work.ts';

type Fault = {
  name: string;
  happen: (place: Place, random: () => number) => Promise<unknown>;
};

const killed: Fault = { name: 'server killed', happen: ({ shop }) => shop.killServer() };

const faults: readonly Fault[] = [
  killed,
  { name: 'server frozen', happen: ({ shop }, random) => shop.freezeServer(500 + random() * 2_500) },
  { name: 'database killed', happen: ({ shop }) => shop.killDatabase() },
  { name: 'database connections cut', happen: ({ shop }) => shop.cutConnections() },
  {
    name: 'mail refused',
    happen: async ({ mail }, random) => {
      mail.state.isRefusing = true;
      await sleep(500 + random() * 2_500);
      mail.state.isRefusing = false;
    },
  },
];

/** Park and Miller: the same seed gives the same faults. */
function randomFrom(seed: number): () => number {
  let state = (Math.abs(seed) % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

type Place = { shop: ChaosShop; mail: MailServer };
type Breaking = { random: () => number; isOver: () => boolean; chosen: readonly Fault[] };

/** Each fault comes about as often as the others: they are dealt like cards. */
async function breakThings(place: Place, { random, isOver, chosen }: Breaking, counts: Map<string, number>) {
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

const row = (name: string, ...values: (string | number)[]) =>
  `${name.padEnd(40)}${values.map((value) => String(value).padStart(10)).join('')}`;

function report(counts: ReadonlyMap<string, number>, ledger: Ledger, findings: readonly Finding[]): string {
  const { orders, cancelled, paid, messages, cut } = ledger;
  return [
    row('fault', 'times'),
    ...faults.map(({ name }) => row(name, counts.get(name) ?? 0)),
    '',
    row('acknowledged', 'writes'),
    ...Object.entries({ orders, cancelled, paid, messages }).map(([name, ids]) => row(name, ids.length)),
    row('calls without a response', cut),
    '',
    row('audit', 'checked', 'wrong'),
    ...findings.map(({ what, checked, wrong }) => row(what, checked, wrong)),
    ...ledger.refused.slice(0, 5),
  ].join('\n');
}

/** Money that waits for the gateway is settled by a job, which has this long after the last fault. */
async function auditInTime(look: () => Promise<Finding[]>, seconds = 60): Promise<Finding[]> {
  const findings = await look();
  if (seconds <= 0 || findings.every(({ wrong }) => wrong === 0)) return findings;
  await sleep(1_000);
  return auditInTime(look, seconds - 1);
}

/** True: nothing is lost. */
export async function runChaos({ minutes, seed, shoppers, isKillsOnly }: Arguments): Promise<boolean> {
  console.log(`seed ${seed}, ${minutes} minutes, ${shoppers} shoppers`);
  const random = randomFrom(seed);
  const mail = await startMailServer();
  const shop = await startChaosShop(mail.url);
  try {
    const goods = await prepareGoods(shop.pool);
    const people = await Promise.all(Array.from({ length: shoppers }, () => addPerson(shop.pool, goods)));
    const ledger = newLedger();
    const endsAt = Date.now() + minutes * 60_000;
    const counts = new Map<string, number>();
    // On a busy machine two kills take longer than a short run.
    const isOver = () => Date.now() > endsAt && (!isKillsOnly || (counts.get(killed.name) ?? 0) >= 2);
    const chosen = isKillsOnly ? [killed] : faults;
    const breaking = breakThings({ shop, mail }, { random, isOver, chosen }, counts);
    // Their chance is their own, so that the faults are those of the seed however quick the shoppers are.
    const work = { url: shop.url, goods, ledger, random: Math.random, isOver };
    await Promise.all([breaking, ...people.map((person) => workAs(person, work))]);
    await shop.untilReady();
    const users = people.map(({ id }) => id);
    const findings = await auditInTime(() => audit(shop.pool, { ledger, goods, users }));
    console.log(report(counts, ledger, findings));
    const isGood = findings.every(({ wrong }) => wrong === 0);
    console.log(isGood ? 'Nothing is lost.' : 'Something is lost.');
    return isGood;
  } finally {
    await shop.stop();
    await mail.close();
  }
}

/** Shoppers order while the parts of the cluster are killed in turn; then the books are compared with what they were told. */
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { auditInTime } from '#tools/chaos/audit.ts';
import { newLedger } from '#tools/chaos/ledger.ts';
import { addPeople, prepareGoods } from '#tools/chaos/people.ts';
import { workAs } from '#tools/chaos/work.ts';
import type { Arguments } from './arguments.ts';
import { type Cluster, startCluster } from './cluster.ts';
import { PublicReader } from './public-reader.ts';

/** Whether it comes back by itself is its keeper's business; here it is started again after so long. */
const awayMs = 5_000;
const calmMs = 5_000;
/** The promise for a primary that dies. */
const longestFailoverMs = 30_000;

type Kill = { name: string; happen(cluster: Cluster): Promise<void> };

async function killFor(part: { kill(): Promise<void>; start(): void }, ms = awayMs): Promise<void> {
  await part.kill();
  await sleep(ms);
  part.start();
}

const kills: readonly Kill[] = [
  { name: 'a process of the shop', happen: ({ shops: [shop] }) => (shop ? killFor(shop) : Promise.resolve()) },
  { name: 'a standby', happen: async ({ postgres }) => killFor((await postgres.standby()).process) },
  { name: 'PgBouncer', happen: ({ pgbouncer }) => killFor(pgbouncer, 2_000) },
  {
    name: 'the primary',
    async happen({ postgres }) {
      const { name, process } = await postgres.primary();
      const from = Date.now();
      await process.kill();
      while (!(await hasWriter(postgres, name))) await sleep(100);
      console.log(`another node is the primary after ${seconds(Date.now() - from)} s`);
      process.start();
    },
  },
];

/** Whether another node takes writes. */
const hasWriter = async ({ states }: Cluster['postgres'], except: string): Promise<boolean> =>
  (await states().catch(() => [])).some(({ name, state }) => name !== except && /^(wait_)?primary$/.test(state));

type Outcome = { name: string; orders: number; pauseMs: number; reads: number; failed: number; failedForMs: number };

/** When orders were acknowledged, to within some milliseconds. */
function watchOrders(orders: readonly number[]) {
  const times: number[] = [];
  const timer = setInterval(() => {
    while (times.length < orders.length) times.push(Date.now());
  }, 10);
  return {
    stop: () => clearInterval(timer),
    countSince: (from: number) => times.filter((at) => at >= from).length,
    /** The longest time without one, of those that ended after `from`. */
    longestPauseSince(from: number): number {
      const before = times.findLast((at) => at < from) ?? from;
      const points = [before, ...times.filter((at) => at >= from), Date.now()];
      return Math.max(...points.slice(1).map((at, index) => at - (points[index] ?? at)));
    },
  };
}

const row = (name: string, ...values: (string | number)[]) =>
  `${name.padEnd(30)}${values.map((value) => String(value).padStart(12)).join('')}`;

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

function report(outcomes: readonly Outcome[]): string {
  return [
    row('killed', 'orders', 'pause s', 'reads', 'failed', 'for s'),
    ...outcomes.map(({ name, orders, pauseMs, reads, failed, failedForMs }) =>
      row(name, orders, seconds(pauseMs), reads, failed, seconds(failedForMs)),
    ),
  ].join('\n');
}

/** True: nothing is lost, and no order had to wait for longer than a failover may take. */
export async function runKills({ rounds, shoppers }: Arguments): Promise<boolean> {
  const cluster = await startCluster();
  try {
    const goods = await prepareGoods(cluster.pool);
    const people = await addPeople(cluster.pool, goods, shoppers);
    const ledger = newLedger();
    let isOver = false;
    const work = {
      ...{ url: cluster.url, pool: cluster.pool, goods, ledger, random: Math.random },
      // No mail server runs beside the cluster, so nobody gets a code.
      codes: new Map<string, string>(),
      isOver: () => isOver,
    };
    const reader = new PublicReader(cluster.url);
    const watch = watchOrders(ledger.orders);
    const working = Promise.all(people.map((person) => workAs(person, work, 0)));
    const outcomes: Outcome[] = [];
    await sleep(calmMs);
    for (let round = 0; round < rounds; round++) {
      for (const { name, happen } of [{ name: 'nothing', happen: () => sleep(awayMs) }, ...kills]) {
        const from = Date.now();
        reader.reset();
        await happen(cluster);
        await cluster.untilWhole();
        await sleep(calmMs);
        const outcome = { name, orders: watch.countSince(from), pauseMs: watch.longestPauseSince(from) };
        outcomes.push({ ...outcome, ...reader.counts() });
        console.log(report(outcomes.slice(-1)));
      }
    }
    const [load = 0] = loadavg();
    isOver = true;
    await working;
    watch.stop();
    await reader.stop();
    const users = people.map(({ id }) => id);
    const findings = await auditInTime({ pool: cluster.pool, ledger, goods, users });
    console.log(`\n${shoppers} shoppers, load of the machine at the end ${load.toFixed(0)}\n${report(outcomes)}\n`);
    console.log(row('calls without a response', ledger.cut));
    console.log(row('calls answered “again later”', ledger.later));
    console.log(
      [row('audit', 'checked', 'wrong'), ...findings.map((each) => row(each.what, each.checked, each.wrong))].join(
        '\n',
      ),
    );
    for (const refusal of ledger.refused.slice(0, 5)) console.log(refusal);
    const isInTime = outcomes.every(({ pauseMs }) => pauseMs <= longestFailoverMs);
    const isKept = findings.every(({ wrong }) => wrong === 0);
    console.log(isKept ? 'Nothing is lost.' : 'Something is lost.');
    if (!isInTime) console.log('Orders had to wait for longer than 30 seconds.');
    return isKept && isInTime;
  } finally {
    await cluster.stop();
  }
}

/** A run: shoppers work, faults happen by the seed, and the audit says what is left. */
import type { Pool } from 'pg';
import type { Arguments } from './arguments.ts';
import { auditInTime, type Finding } from './audit.ts';
import type { Work } from './calls.ts';
import { breakThings, faults, serverKilled } from './faults.ts';
import { type Ledger, newLedger } from './ledger.ts';
import { startMailServer } from './mail-server.ts';
import { addPeople, prepareGoods } from './people.ts';
import { randomFrom } from './random.ts';
import { startChaosShop } from './shop.ts';
import { workAs } from './work.ts';

const row = (name: string, ...values: (string | number)[]) =>
  `${name.padEnd(40)}${values.map((value) => String(value).padStart(10)).join('')}`;

function report(counts: ReadonlyMap<string, number>, ledger: Ledger, findings: readonly Finding[]): string {
  const { cut, later, refused, names, passwords, favourites, addresses, ...lists } = ledger;
  return [
    row('fault', 'times'),
    ...faults.map(({ name }) => row(name, counts.get(name) ?? 0)),
    '',
    row('acknowledged', 'writes'),
    ...Object.entries(lists).map(([name, ids]) => row(name, ids.length)),
    row('calls without a response', cut),
    row('calls answered “again later”', later),
    '',
    row('audit', 'checked', 'wrong'),
    ...findings.map(({ what, checked, wrong }) => row(what, checked, wrong)),
    ...refused.slice(0, 5),
  ].join('\n');
}

async function stopSyncing(pool: Pool): Promise<void> {
  await pool.query('alter system set fsync = off');
  await pool.query('select pg_reload_conf()');
}

/** True: nothing is lost. */
export async function runChaos({
  minutes,
  seed,
  shoppers,
  restMs,
  isKillsOnly,
  only,
  isSynced,
}: Arguments): Promise<boolean> {
  console.log(`seed ${seed}, ${minutes} minutes, ${shoppers} shoppers`);
  const mail = await startMailServer();
  const shop = await startChaosShop(mail.url);
  try {
    if (!shop.hasDisk) console.log('Without a disk of its own (Linux, root): no full disk and no lost power.');
    const { pool } = shop;
    if (!isSynced) await stopSyncing(pool);
    const goods = await prepareGoods(pool);
    const people = await addPeople(pool, goods, shoppers);
    const ledger = newLedger();
    const endsAt = Date.now() + minutes * 60_000;
    const counts = new Map<string, number>();
    // On a busy machine two kills take longer than a short run.
    const isOver = () => Date.now() > endsAt && (!isKillsOnly || (counts.get(serverKilled.name) ?? 0) >= 2);
    const chosen = isKillsOnly ? [serverKilled] : only.filter(({ needsDisk }) => shop.hasDisk || !needsDisk);
    const breaking = breakThings({ shop, mail }, { random: randomFrom(seed), isOver, chosen }, counts);
    const workOf = (at: number): Work => ({
      ...{ url: shop.url, pool, codes: mail.codes, goods, ledger, isOver },
      // Numbers of their own: the faults are those of the seed however quick the shoppers are, and so are their actions.
      random: randomFrom(seed + 1_000 * (at + 1)),
    });
    await Promise.all([breaking, ...people.map((person, at) => workAs(person, workOf(at), restMs))]);
    await shop.untilReady();
    const users = people.map(({ id }) => id);
    const findings = await auditInTime({ pool, ledger, goods, users });
    console.log(report(counts, ledger, findings));
    const isGood = findings.every(({ wrong }) => wrong === 0);
    console.log(isGood ? 'Nothing is lost.' : `Something is lost; --seed ${seed} repeats the faults and the actions.`);
    return isGood;
  } finally {
    await shop.stop();
    await mail.close();
  }
}

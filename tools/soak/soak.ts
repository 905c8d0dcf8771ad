/** A run: steady traffic, a sample now and then, and what they say at the end. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { auditInTime } from '../chaos/audit.ts';
import type { Work } from '../chaos/calls.ts';
import { newLedger } from '../chaos/ledger.ts';
import { startMailServer } from '../chaos/mail-server.ts';
import { addPeople, prepareGoods } from '../chaos/people.ts';
import { randomFrom } from '../chaos/random.ts';
import { startChaosShop } from '../chaos/shop.ts';
import type { Arguments } from './arguments.ts';
import { drawSoak, type Point } from './draw.ts';
import { inspected, openProbe, type Probe } from './probe.ts';
import { type Slope, slopeOf, type Verdict, verdictOf } from './slope.ts';
import { capacityOf, steadyTraffic } from './traffic.ts';

/** Caches fill and code is compiled: the share of the time that the slope leaves out. */
const warmUpShare = 0.25;
const samplesARun = 120;
const longestPauseMs = 30_000;

const load = () => loadavg()[0]?.toFixed(1) ?? '?';

const percentile = (values: number[], share: number) =>
  values.sort((one, other) => one - other)[Math.max(0, Math.ceil(values.length * share) - 1)];

async function connectionsOf(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where application_name = 'larder'`,
  );
  return rows[0]?.count ?? 0;
}

type Sampling = { probe: Probe; pool: Pool; times: number[]; pauseMs: number; isOver: () => boolean };

/** `times` has the calls since the sample before, and is emptied by each. */
async function sampleUntil({ probe, pool, times, pauseMs, isOver }: Sampling): Promise<Point[]> {
  const begin = Date.now();
  const points: Point[] = [];
  while (!isOver()) {
    await sleep(pauseMs);
    const p99 = percentile(times.splice(0), 0.99);
    const [inside, connections] = [await probe.look(), await connectionsOf(pool)];
    points.push({ atMs: Date.now() - begin, ...inside, connections, p99 });
  }
  return points;
}

/** Megabytes an hour, of what is used after the warm-up. */
const growthOf = (points: readonly Point[], warmUpMs: number, bytes: (point: Point) => number): Slope | undefined =>
  slopeOf(points.filter(({ atMs }) => atMs >= warmUpMs).map((each) => ({ atMs: each.atMs, value: bytes(each) / 1e6 })));

const inWords = (slope: Slope | undefined) =>
  slope
    ? `${slope.perHour.toFixed(2)} MB an hour (95 %: ${slope.low.toFixed(2)} to ${slope.high.toFixed(2)})`
    : 'unknown, the run was too short';

export type Soaked = { verdict: Verdict; isTrue: boolean };

export async function runSoak(given: Arguments): Promise<Soaked> {
  const { minutes, shoppers, seed, limit, picture } = given;
  const mail = await startMailServer();
  const shop = await startChaosShop(mail.url, { isCalm: true, nodeArguments: inspected });
  try {
    const { pool, url } = shop;
    const goods = await prepareGoods(pool);
    const people = await addPeople(pool, goods, shoppers);
    const [ledger, times] = [newLedger(), [] as number[]];
    const onCall = (milliseconds: number) => times.push(milliseconds);
    const work: Work = {
      ...{ url, pool, codes: mail.codes, goods, ledger, onCall },
      random: randomFrom(seed),
      isOver: () => false,
    };
    const before = load();
    const rate = given.rate ?? (await capacityOf(people, work, Math.min(30, minutes * 6))) / 2;
    console.log(`seed ${seed}, ${minutes} minutes, ${rate.toFixed(1)} wishes a second, load ${before}`);
    const runMs = minutes * 60_000;
    const endsAt = Date.now() + runMs;
    const isOver = () => Date.now() > endsAt;
    const probe = await openProbe(shop.printed);
    const pauseMs = Math.min(longestPauseMs, runMs / samplesARun);
    times.length = 0;
    const [points, counts] = await Promise.all([
      sampleUntil({ probe, pool, times, pauseMs, isOver }),
      steadyTraffic(people, work, { rate, isOver }),
    ]);
    probe.close();
    const findings = await auditInTime({ pool, ledger, goods, users: people.map(({ id }) => id) });
    const wrong = findings.filter((finding) => finding.wrong > 0);

    const warmUpMs = runMs * warmUpShare;
    const slope = growthOf(points, warmUpMs, ({ live }) => live);
    const verdict = verdictOf(slope, limit);
    const caption = `${minutes} minutes, ${rate.toFixed(1)} wishes a second; ${cpus().length} processors, load ${before} to ${load()}`;
    mkdirSync(path.dirname(picture), { recursive: true });
    writeFileSync(picture, drawSoak({ points, warmUpMs, slope, caption }));
    console.log(
      [
        `${counts.wishes} wishes, ${counts.dropped} dropped because every shopper was busy, ${ledger.cut} calls without a response`,
        `memory in use grows by ${inWords(slope)}: ${verdict} of ${limit} MB`,
        `memory of the process grows by ${inWords(growthOf(points, warmUpMs, ({ rss }) => rss))}`,
        ...wrong.map(({ what, checked, wrong: count }) => `the books: ${what}, ${count} of ${checked} wrong`),
        ...ledger.refused.slice(0, 5),
        `${points.length} samples are drawn in ${picture}.`,
      ].join('\n'),
    );
    return { verdict, isTrue: wrong.length === 0 };
  } finally {
    await shop.stop();
    await mail.close();
  }
}

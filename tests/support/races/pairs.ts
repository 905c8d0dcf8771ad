/** Plays pairs of moves at once and one after the other, and compares how they end. */
import type { TestResponse } from '../server/server.ts';
import type { RaceShop } from '../shops/crowd-shop.ts';
import { type Move, send } from './moves.ts';
import { newOrders, type Outcome, outcomesOf, violationsIn } from './outcome.ts';
import { makeScenes, type Plan, type Scene } from './scene.ts';

export type Pair = { moves: readonly [Move, Move]; isTwoAccounts: boolean };

/** With itself and with each other; those that share something also from two accounts. */
export function pairsOf(moves: readonly Move[]): Pair[] {
  const together = moves.flatMap((one, at) => moves.slice(at).map((other) => [one, other] as const));
  return [
    ...together.map((both) => ({ moves: both, isTwoAccounts: false })),
    ...together
      .filter((both) => both.every(({ isShared }) => isShared))
      .map((both) => ({ moves: both, isTwoAccounts: true })),
  ];
}

export const nameOf = ({ moves: [one, other], isTwoAccounts }: Pair): string =>
  `${one.name} + ${other.name}${isTwoAccounts ? ' of another account' : ''}`;

/** The second of two serial plays goes the other way round; in a race the moves start so many milliseconds apart. */
type Order = 'forth' | 'back' | { late: 0 | 1; by: number };
type Round = { pair: Pair; order: Order; scene: Scene };
type Played = Round & { statuses: number[]; acknowledged: number[] };

const pause = (by: number) => new Promise((resolve) => setTimeout(resolve, by));

async function responsesOf(race: RaceShop, { pair, order, scene }: Round): Promise<TestResponse[]> {
  const hands = pair.moves.map((move, at) => () => {
    const account = scene.accounts[pair.isTwoAccounts && at === 1 ? 1 : 0];
    return send(race.shop, move, { account, scene });
  });
  const [one, other] = hands as [() => Promise<TestResponse>, () => Promise<TestResponse>];
  if (order === 'forth') return [await one(), await other()];
  if (order === 'back') {
    const late = await other();
    return [await one(), late];
  }
  return Promise.all(hands.map((hand, at) => (at === order.late ? pause(order.by).then(hand) : hand())));
}

type PlacedBody = { data: { orders?: { id: number }[]; order?: { id: number } } };

const orderIds = ({ data: { orders, order } }: PlacedBody): number[] =>
  [...(orders ?? []), ...(order ? [order] : [])].map(({ id }) => id);

async function play(race: RaceShop, round: Round): Promise<Played> {
  const responses = await responsesOf(race, round);
  const acknowledged = responses.flatMap(({ status, body }, at) =>
    status === 200 && round.pair.moves[at]?.isPlacing ? orderIds(body) : [],
  );
  return { ...round, statuses: responses.map(({ status }) => status), acknowledged };
}

/** So many hands play at once; each round has a scene of its own. */
async function playAll(race: RaceShop, rounds: readonly Round[], hands = 6): Promise<Played[]> {
  const left = [...rounds];
  const played: Played[] = [];
  const hand = async () => {
    for (let round = left.shift(); round; round = left.shift()) played.push(await play(race, round));
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return played;
}

export type Playing = { rounds: number; random: () => number; codes: string[] };

type Draft = { pair: Pair; order: Order; plan: Plan };

function draftsOf(pair: Pair, { rounds, random }: Playing): Draft[] {
  const isSettled = pair.moves.some(({ isLast }) => isLast);
  const plan = { stock: 1 + Math.floor(random() * 3), isSettled };
  const late = () => ({ late: random() < 0.5 ? (0 as const) : (1 as const), by: Math.floor(random() * 6) });
  const races = Array.from({ length: rounds }, late);
  return (['forth', 'back', ...races] satisfies Order[]).map((order) => ({ pair, order, plan }));
}

const isRace = ({ order }: Played) => typeof order === 'object';

type End = Played & { outcome: Outcome };

const endOf = ({ statuses, outcome }: End): Outcome => ({ statuses: statuses.join(' '), ...outcome });

/** What the first has otherwise than the second. */
const differing = (one: Outcome, other: Outcome) => Object.keys(one).filter((key) => one[key] !== other[key]);

function differenceOf(end: Outcome, serial: readonly Outcome[]): string[] {
  const keys = serial.map((each) => differing(end, each));
  if (keys.some((each) => each.length === 0)) return [];
  const shown = (from: Outcome) => [...new Set(keys.flat())].map((key) => `${key} ${from[key]}`).join(', ');
  return [`ended with ${shown(end)}`, ...serial.map((each) => `  one after the other: ${shown(each)}`)];
}

async function differencesIn(race: RaceShop, played: readonly Played[]): Promise<string[]> {
  const outcomes = await outcomesOf(
    race,
    played.map(({ scene }) => scene),
  );
  const ends = played.map((each, at): End => ({ ...each, outcome: outcomes[at] ?? {} }));
  const strict = played.map(({ pair }) => pair).filter(({ moves }) => !moves.some(({ isLenient }) => isLenient));
  return [...new Set(strict)].flatMap((pair) => {
    const own = ends.filter((each) => each.pair === pair);
    const serial = own.filter((each) => !isRace(each)).map(endOf);
    const found = own.filter(isRace).map((each) => differenceOf(endOf(each), serial));
    const bad = found.filter((lines) => lines.length > 0);
    return bad[0] ? [`${nameOf(pair)}, ${bad.length} of ${found.length} times: ${bad[0].join('\n')}`] : [];
  });
}

async function lostOrders(race: RaceShop, played: readonly Played[]): Promise<string[]> {
  const stored = await newOrders(
    race,
    played.map(({ scene }) => scene),
  );
  const acknowledged = played.flatMap((each) => each.acknowledged);
  const differs = (some: number[], others: number[]) => some.filter((id) => !others.includes(id));
  return [
    ...differs(acknowledged, stored).map((id) => `order ${id} was acknowledged and is not there`),
    ...differs(stored, acknowledged).map((id) => `order ${id} is there and was not acknowledged`),
  ];
}

const failures = (played: readonly Played[]) =>
  played
    .filter(({ statuses }) => statuses.some((status) => status >= 500))
    .map(({ pair, statuses }) => `${nameOf(pair)} answered ${statuses.join(' and ')}`);

async function playBatch(race: RaceShop, drafts: readonly Draft[], { codes }: Playing): Promise<string[]> {
  const scenes = await makeScenes(
    race,
    drafts.map(({ plan }) => plan),
  );
  const rounds = drafts.map(({ pair, order }, at) => ({ pair, order, scene: scenes[at] as Scene }));
  codes.length = 0;
  const played = await playAll(race, rounds);
  const deadlocks = codes.filter((code) => code === '40P01').length;
  const names = [...new Set(played.map(({ pair }) => nameOf(pair)))];
  return [
    ...failures(played),
    ...(deadlocks > 0 ? [`${deadlocks} deadlocks among ${names.join(', ')}`] : []),
    ...(await violationsIn(race, scenes)),
    ...(await lostOrders(race, played)),
    ...(await differencesIn(race, played)),
  ];
}

const batch = 8;

/** How many races there were, and everything that differs from what should be. */
export async function playPairs(race: RaceShop, pairs: readonly Pair[], playing: Playing) {
  const differences: string[] = [];
  let races = 0;
  for (let at = 0; at < pairs.length; at += batch) {
    const drafts = pairs.slice(at, at + batch).flatMap((pair) => draftsOf(pair, playing));
    races += drafts.filter(({ order }) => typeof order === 'object').length;
    differences.push(...(await playBatch(race, drafts, playing)));
  }
  return { races, differences };
}

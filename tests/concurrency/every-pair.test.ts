/**
 * Every pair of writing operations at once on one account, and on two that share goods and a voucher: the books agree,
 * nobody meets a deadlock, and both responses and what is stored are those of one after the other.
 *
 * `LARDER_RACES=all` takes forty rounds a pair, `LARDER_RACES=cancel` only pairs with that move.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { printedSeed, randomOf, shuffled } from '#tests/support/data/random.ts';
import { watchDatabaseErrors } from '#tests/support/database/database-errors.ts';
import { excused, moves, writing } from '#tests/support/races/moves.ts';
import { type Pair, pairsOf, playPairs } from '#tests/support/races/pairs.ts';
import { sceneFilling } from '#tests/support/races/scene.ts';
import { type RaceShop, startRaceShop } from '#tests/support/shops/crowd-shop.ts';

const chosen = process.env.LARDER_RACES ?? '';
const isAll = chosen === 'all';
const rounds = chosen ? 40 : 2;
const isChosen = ({ moves: both }: Pair) => isAll || !chosen || both.some(({ name }) => name === chosen);

let race: RaceShop;
let codes: string[];

beforeAll(async () => {
  race = await startRaceShop(sceneFilling);
  codes = watchDatabaseErrors(race.shop.database.pool);
});

afterAll(() => race.shop.close());

describe('the list of moves', () => {
  test('has or excuses every writing operation of the contract', () => {
    const placed = new Set<string>([...moves.map(({ id }) => id), ...Object.keys(excused)]);
    expect(writing.filter((id) => !placed.has(id))).toEqual([]);
    expect(moves.filter(({ id }) => id in excused)).toEqual([]);
  });
});

describe('each pair of moves', () => {
  test('ends as one after the other does, with books that agree', { timeout: 3_600_000 }, async () => {
    const random = randomOf(printedSeed());
    const pairs = shuffled(pairsOf(moves).filter(isChosen), random);
    const { races, differences } = await playPairs(race, pairs, { rounds, random, codes });
    console.log(`${races} races of ${pairs.length} pairs`);
    expect(differences, differences.join('\n')).toHaveLength(0);
  });
});

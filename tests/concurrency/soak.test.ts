import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { printedSeed, randomOf } from '#tests/support/data/random.ts';
import { readArguments } from '#tools/soak/arguments.ts';
import { drawSoak } from '#tools/soak/draw.ts';
import { slopeOf, verdictOf } from '#tools/soak/slope.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'larder-soak-test-'));

afterAll(() => rmSync(folder, { recursive: true }));

describe('the slope', () => {
  const minute = 60_000;
  const random = randomOf(printedSeed());
  /** A sample every half minute for 45 minutes; neighbours resemble each other as those of a real heap do. */
  const samples = (perHour: number, noise: number) => {
    let drift = 0;
    return Array.from({ length: 90 }, (_, at) => {
      drift = 0.5 * drift + noise * (random() - 0.5);
      return { atMs: at * 0.5 * minute, value: 80 + (perHour * at * 0.5) / 60 + drift };
    });
  };

  test('of a straight line is that of the line', () => {
    const slope = slopeOf(samples(6, 0));
    expect(slope?.perHour).toBeCloseTo(6);
    expect(slope?.high).toBeCloseTo(6);
  });

  test('of five megabytes an hour is over the limit, and none is under it', () => {
    expect(verdictOf(slopeOf(samples(5, 1)), 1)).toBe('over the limit');
    expect(verdictOf(slopeOf(samples(0, 0.5)), 1)).toBe('under the limit');
  });

  test('in much noise is not sure, and neither is that of few samples', () => {
    const { low = 0, high = 0 } = slopeOf(samples(1, 40)) ?? {};
    expect(high - low).toBeGreaterThan(5);
    expect(verdictOf({ perHour: 1, low: -4, high: 6 }, 1)).toBe('not sure yet');
    expect(slopeOf(samples(0, 0).slice(0, 11))).toBeUndefined();
    expect(verdictOf(undefined, 1)).toBe('not sure yet');
  });

  test('is within its interval in nearly all of two hundred runs', () => {
    const hits = Array.from({ length: 200 }, () => slopeOf(samples(2, 2))).filter(
      (slope) => slope && slope.low <= 2 && slope.high >= 2,
    );
    expect(hits.length).toBeGreaterThan(170);
  });
});

describe('the picture', () => {
  test('has no figure that is no number, also where no call ended', () => {
    const point = { live: 8e7, rss: 2e8, handles: 40, sockets: 30, connections: 12 };
    const points = [
      { atMs: 0, ...point, p99: undefined },
      { atMs: 60_000, ...point, p99: 250 },
    ];
    const drawn = drawSoak({ points, warmUpMs: 15_000, slope: undefined, caption: 'one minute' });
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawn).toContain('too short to say how memory grows');
  });
});

describe('the arguments of soak', () => {
  test('have usual values, and a seed for each run', () => {
    expect(readArguments(['--seed', '7'])).toEqual({
      minutes: 60,
      rate: undefined,
      shoppers: 40,
      seed: 7,
      limit: 1,
      picture: 'test-results/soak.svg',
    });
    expect(readArguments([])?.seed).not.toBe(readArguments([])?.seed);
    expect(readArguments(['--help'])).toBeUndefined();
  });

  test.each([
    [['--minutes', 'soon'], '"soon" is no number for --minutes; see --help.'],
    [['--rate', '0'], '"0" is no number for --rate; see --help.'],
    [['--speed', '3'], "Unknown option '--speed'; see --help."],
  ])('%j are refused in one sentence', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(sentence);
  });
});

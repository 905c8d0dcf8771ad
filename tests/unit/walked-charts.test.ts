/** Every chart is walked by `npm run journeys`, suppressed by name, or tested beside it; a suppression in vain is found. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isTestedBesideIt, ownPerceived, ownUnwalked } from '#tests/paths/own-journeys.ts';
import { perceived } from '#tests/paths/perceived.ts';
import { unwalked } from '#tests/paths/unwalked.ts';
import { findCharts } from '#tools/flows/find.ts';

const folder = new URL('../paths/flows/', import.meta.url);
const adapters = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const walked = new Set(adapters.flatMap((text) => [...text.matchAll(/\bflow: '(\w+)'/g)].map(([, flow = '']) => flow)));
const charts = (await findCharts()).map(({ id }) => id);

describe('every chart', () => {
  test('is walked by a journey, named as unwalked, or walked by a test beside it', () => {
    expect(charts.filter((id) => !walked.has(id) && !(id in unwalked) && !isTestedBesideIt(id))).toEqual([]);
  });

  test('is not named as unwalked although a journey walks it', () => {
    expect(Object.keys(unwalked).filter((id) => walked.has(id))).toEqual([]);
  });

  test('that a journey walks says what somebody perceives of its states', () => {
    expect([...walked].filter((id) => !(id in perceived))).toEqual([]);
  });
});

test('every suppression and every journey is of a chart', () => {
  const named = [...walked, ...Object.keys(unwalked), ...Object.keys(ownPerceived)];
  expect(named.filter((id) => !charts.includes(id))).toEqual([]);
});

test('what a flow says in its own folder is found', () => {
  expect(Object.keys(ownUnwalked)).toContain('share');
  expect(Object.keys(ownPerceived)).toContain('share');
});

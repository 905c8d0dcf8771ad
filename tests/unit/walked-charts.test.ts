/** Every chart is walked by `npm run journeys`, or suppressed by name with a reason; a suppression in vain is found. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ownPerceived, ownUnwalked } from '#tests/paths/own-journeys.ts';
import { perceived } from '#tests/paths/perceived.ts';
import { unwalked } from '#tests/paths/unwalked.ts';
import { findCharts } from '#tools/flows/find.ts';

const folder = new URL('../paths/flows/', import.meta.url);
const adapters = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
const walked = new Set(adapters.flatMap((text) => [...text.matchAll(/\bflow: '(\w+)'/g)].map(([, flow = '']) => flow)));
const charts = (await findCharts()).map(({ id }) => id);

describe('every chart', () => {
  test('is walked by a journey, or named as unwalked', () => {
    expect(charts.filter((id) => !walked.has(id) && !(id in unwalked))).toEqual([]);
  });

  test('is not named as unwalked when a journey walks it', () => {
    expect(Object.keys(unwalked).filter((id) => walked.has(id))).toEqual([]);
  });

  test('has a list of what a person perceives when a journey walks it', () => {
    expect([...walked].filter((id) => !(id in perceived))).toEqual([]);
  });
});

test('Every suppression and every journey names a chart', () => {
  const named = [...walked, ...Object.keys(unwalked), ...Object.keys(ownPerceived)];
  expect(named.filter((id) => !charts.includes(id))).toEqual([]);
});

test('The lists in the folders of flows are found', () => {
  expect(Object.keys(ownUnwalked)).toContain('share');
  expect(Object.keys(ownPerceived)).toContain('share');
});

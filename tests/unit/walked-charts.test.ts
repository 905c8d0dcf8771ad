/** Every chart is walked by `npm run journeys`, or excused by name; and an suppression that is needed no more is found. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unwalked } from '#tests/paths/unwalked.ts';
import { findCharts } from '#tools/flows/find.ts';

const folder = new URL('../paths/flows/', import.meta.url);

test('Every chart is walked or listed as an exception, and none is both', async () => {
  const adapters = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const walked = adapters.flatMap((text) => [...text.matchAll(/\bflow: '(\w+)'/g)].map(([, flow]) => flow));
  const charts = (await findCharts()).map(({ id }) => id);
  expect([...new Set(walked), ...Object.keys(unwalked)].sort()).toEqual([...charts].sort());
});

/** Sessions of testers, kept by `npm run replay -- report.json --save name`: the charts still do what they did. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readReport } from '#tools/replay/read-report.ts';
import { replay } from '#tools/replay/replay.ts';

const folder = new URL('.', import.meta.url);
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));

describe('a kept session', () => {
  test.each(names)('%s', async (name) => {
    const report = readReport(readFileSync(new URL(name, folder), 'utf8'));
    if (typeof report === 'string') throw new Error(report);
    const { difference, finals } = await replay(report);
    expect(difference).toBeUndefined();
    expect(finals.replayed).toEqual(finals.recorded);
  });
});

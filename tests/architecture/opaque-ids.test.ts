/** Charts and views compare ids with `isSameId` and calculate nothing from them: `===` fails between 41 and '41'. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

const files = execFileSync('git', ['ls-files', 'machines', 'src'], { cwd: inRoot(), encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

const id = String.raw`(?:\b[\w?.]+\.)?\b(?:id|[a-z]\w*Id|\w+_id)\b`;
const compared = new RegExp(`${id} (===|!==) (?!undefined|null|'|\`)|(===|!==) ${id}(?![\\w(])`);
const calculated = new RegExp(`\\bNumber\\((?:${id}|id)\\)`);

/** Ids that the client makes itself. */
const own = /\b(clientId|sendingId|toast)\b/;

test.each([
  ['address.id === chosenId', true],
  ['line.packaging_id !== key', true],
  ['Number(params.id)', true],
  ['userId !== undefined', false],
  ['isSameId(one.id, other.id)', false],
])('The rule judges %s: %s', (line, isFound) => expect(compared.test(line) || calculated.test(line)).toBe(isFound));

test('No id is compared with === or made a number', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(inRoot(file), 'utf8')
      .split('\n')
      .filter((line) => (compared.test(line) || calculated.test(line)) && !own.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

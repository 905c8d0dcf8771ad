/** Every test is declared with `test`. Biome's `useConsistentTestIt` also renames methods that are called `it`. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

/** `it` among the names that a file imports from vitest, also under another name. */
const importsIt = (source: string): boolean =>
  [...source.matchAll(/^import\s*\{([^}]*)\}\s*from\s*['"]vitest['"]/gm)].some(([, names = '']) =>
    /\bit\b/.test(names),
  );

const testFiles = ['api', 'machines', 'scripts', 'server', 'src', 'tests', 'tools'].flatMap((folder) =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

describe('the declaration of tests', () => {
  test('uses the function test in every file', () => {
    expect(testFiles.length).toBeGreaterThan(500);
    expect(testFiles.filter((file) => importsIt(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
  });

  test.each([
    ["import { expect, it } from 'vitest';", true],
    ["import {\n  describe,\n  it as test,\n} from 'vitest';", true],
    ["import { expect, test } from 'vitest';", false],
    ["import { it } from './locales.ts';", false],
  ])('is recognized in %j: %s', (source, found) => {
    expect(importsIt(source)).toBe(found);
  });
});

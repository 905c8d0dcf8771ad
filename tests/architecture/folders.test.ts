/**
 * The folders as a graph of imports. A cycle means that neither folder can be read, moved or tested without the other.
 * Types of the server and of the charts may be named in both directions: nothing is loaded for them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';

const imports = /(?:from|import)\s*\(?\s*'((?:#|\.\.?\/)[^']+)'/g;

/** A file's folder; files directly under `root` stand for themselves. */
const folderOf = (root: string, depth: number, file: string) =>
  file
    .slice(root.length + 1)
    .split('/')
    .slice(0, depth)
    .join('/');

const importsOf = (file: string, withTypes: boolean) => {
  const text = readFileSync(inRoot(file), 'utf8');
  const counted = withTypes ? text : text.replaceAll(/import type [^;]*;/g, '');
  return [...counted.matchAll(imports)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier),
  );
};

const graphOf = (root: string, depth: number, withTypes: boolean) => {
  const files = readdirSync(inRoot(root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${root}/${file}`);
  const graph = new Map<string, Set<string>>();
  for (const file of files) {
    const from = folderOf(root, depth, file);
    const targets = graph.get(from) ?? new Set();
    graph.set(from, targets);
    for (const target of importsOf(file, withTypes)) {
      const to = folderOf(root, depth, target);
      if (target.startsWith(`${root}/`) && to !== from) targets.add(to);
    }
  }
  return graph;
};

/** The first cycle found as a chain of folders, or an empty chain. */
const cycleOf = (graph: ReadonlyMap<string, ReadonlySet<string>>) => {
  const done = new Set<string>();
  const walk = (folder: string, chain: string[]): string[] => {
    if (chain.includes(folder)) return [...chain.slice(chain.indexOf(folder)), folder];
    if (done.has(folder)) return [];
    for (const next of graph.get(folder) ?? []) {
      const cycle = walk(next, [...chain, folder]);
      if (cycle.length > 0) return cycle;
    }
    done.add(folder);
    return [];
  };
  for (const folder of graph.keys()) {
    const cycle = walk(folder, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
};

describe('the folders', () => {
  test.each([
    ['src', 1, true],
    ['src', 2, true],
    ['api', 1, true],
    ['server', 1, false],
    ['machines', 1, false],
  ])('of %s import each other in one direction, at depth %i', (root, depth, withTypes) => {
    const graph = graphOf(root, depth, withTypes);
    expect(graph.size).toBeGreaterThan(2);
    expect(cycleOf(graph)).toEqual([]);
  });

  test('are reported when they import each other', () => {
    const graph = new Map([
      ['screens', new Set(['shop'])],
      ['shop', new Set(['ui'])],
      ['ui', new Set(['shop'])],
    ]);
    expect(cycleOf(graph)).toEqual(['shop', 'ui', 'shop']);
  });
});

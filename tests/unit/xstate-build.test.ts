/** A build leaves out what XState needs to persist machines, and nothing in the shop needs that. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { inRoot } from '#server/root.ts';
import { withoutBodies, withoutPersistence } from '../../scripts/lib/xstate-plugin.ts';

const folder = inRoot('node_modules', 'xstate', 'dist');

test('The build empties the methods of XState that persist and restore a machine, and no others', () => {
  const [file = ''] = readdirSync(folder).filter((name) => /^StateMachine-\w+\.esm\.js$/.test(name));
  const source = readFileSync(`${folder}/${file}`, 'utf8');
  const built = withoutBodies(source, parseAst(source));
  expect(built).toMatch(/getPersistedSnapshot\(snapshot, options\) \{\}/);
  expect(built).toMatch(/restoreSnapshot\(snapshot, _actorScope\) \{\}/);
  expect(built).toContain('getInitialSnapshot(actorScope, input) {\n');
  expect(() => parseAst(built)).not.toThrow();
  expect(withoutPersistence().apply).toBe('build');
});

test('The build stops if XState has renamed one of these methods', () => {
  const source = 'class StateMachine { restoreSnapshot() { return 1; } }';
  expect(() => withoutBodies(source, parseAst(source))).toThrow('1 of the 2');
});

test('Nothing that ships persists or restores a machine', () => {
  const files = ['api', 'machines', 'src'].flatMap((layer) =>
    readdirSync(inRoot(layer), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${layer}/${file}`),
  );
  const persistence = /getPersistedSnapshot|restoreSnapshot|useActorRef|useMachine|createActor\([^;]*\bsnapshot\b/;
  expect(files.filter((file) => persistence.test(readFileSync(inRoot(file), 'utf8')))).toEqual([]);
});

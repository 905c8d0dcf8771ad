/** What the options of the journeys may name. */
import { readdirSync, readFileSync } from 'node:fs';
import { inRoot } from './project.mjs';

/** The names of the table in `tests/paths/flows.ts`, which a script cannot import because it is TypeScript. */
export function journeyFlows() {
  const table = readFileSync(inRoot('tests', 'paths', 'flows.ts'), 'utf8');
  return [...table.matchAll(/^ {2}(\w+): plan/gm)].map(([, name]) => name);
}

/** The languages that ship, the one of the code first. */
export const journeyLanguages = () =>
  readdirSync(inRoot('locales'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''))
    .sort((one, other) => Number(other === 'en') - Number(one === 'en'));

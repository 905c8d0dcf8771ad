/** The name and the version of this program. */
import { readFileSync } from 'node:fs';
import { inRoot } from './root.ts';

type Package = { name: string; version: string };

export const { name, version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as Package;

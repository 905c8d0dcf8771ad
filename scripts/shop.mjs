#!/usr/bin/env node
/** `npm run shop`: the operator's commands, from their sources or, without development packages, as they were built. */
import { existsSync } from 'node:fs';
import { command } from './lib/command.mjs';
import { inRoot, program, run } from './lib/project.mjs';
import { isBuilt, takeStamp } from './lib/sources.mjs';

const built = inRoot('dist', 'cli', 'shop.js');
const fromSources = program('tsx', 'dist', 'cli.mjs').concat(inRoot('server', 'cli', 'shop.ts'));

const start = () =>
  command(async () => {
    // The built commands start faster, but must not be older than their sources.
    const isCurrent = existsSync(built) && isBuilt(takeStamp());
    const words = isCurrent ? [process.execPath, built] : fromSources;
    const { code } = await run(words.concat(process.argv.slice(2)));
    return code;
  });

const isForProduction = existsSync(built) && !existsSync(fromSources[1]);
await (isForProduction ? import(built) : start());

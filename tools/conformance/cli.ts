/** `npm run conformance`: what the storefront shows before a back end. */
import { writeFileSync } from 'node:fs';
import { UsageError } from '../chaos/usage.ts';
import { type Arguments, help, readArguments } from './arguments.ts';
import { checkBackEnd, isBelow } from './conformance.ts';
import { htmlOf, textOf } from './report.ts';

/** The exit code. */
const check = async ({ json, html, level, ...options }: Arguments): Promise<number> => {
  const rows = await checkBackEnd(options);
  const run = { url: options.url.href, level, rows };
  console.log(textOf(run));
  if (json) writeFileSync(json, `${JSON.stringify(run, undefined, 2)}\n`);
  if (html) writeFileSync(html, htmlOf(run));
  return rows.some((row) => isBelow(level, row)) ? 1 : 0;
};

try {
  const read = readArguments(process.argv.slice(2));
  if (read) process.exitCode = await check(read);
  else console.log(help);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

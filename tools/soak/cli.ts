/** `npm run soak`: a real shop under steady traffic, and whether its memory grows. */
import { UsageError } from '../chaos/usage.ts';
import { help, readArguments } from './arguments.ts';
import { runSoak, type Soaked } from './soak.ts';

const codeOf = ({ verdict, isTrue }: Soaked) => {
  if (!isTrue || verdict === 'over the limit') return 1;
  return verdict === 'under the limit' ? 0 : 3;
};

try {
  const read = readArguments(process.argv.slice(2));
  if (read) process.exitCode = codeOf(await runSoak(read));
  else console.log(help);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

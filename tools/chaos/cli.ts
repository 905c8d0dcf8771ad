/** `npm run chaos`: a real shop and a real database under faults, and an audit of what is left. */
import { help, readArguments } from './arguments.ts';
import { UsageError } from './usage.ts';

try {
  const read = readArguments(process.argv.slice(2));
  if (!read) console.log(help);
  else {
    // Loaded only now, because a wrong argument is reported at once.
    const { runChaos } = await import('./chaos.ts');
    process.exitCode = (await runChaos(read)) ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
